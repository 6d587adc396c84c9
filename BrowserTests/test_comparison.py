"""Tests of the page that compares Contacts in four architectures."""

import re

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from test_accessibility import violations

ROLES = {
    "MVVM": ["View model", "View"], "VIPER": ["Interactor", "Presenter", "View", "Wireframe"], "MVP": ["Presenter", "View"], "MVC": ["View"],
}


@pytest.mark.parametrize("architecture", ROLES)
def test_each_architecture_has_its_diagram_its_words_and_its_figures(new_page, architecture):
    page = new_page("/contacts")
    card = page.locator(".group").filter(has=page.get_by_role("heading", name=architecture, exact=True))
    diagram = card.locator("svg")
    for role in ROLES[architecture]:
        expect(diagram.get_by_text(role, exact=True)).to_have_count(1)
    expect(card.get_by_text("Use it ")).to_be_visible()
    expect(card.get_by_text(re.compile(r"\d+ files, \d+ lines of code"))).to_be_visible()
    card.get_by_role("link", name=f"Open the app in {architecture}").click()
    expect(page.get_by_role("button", name="Add contact")).to_be_visible()


def test_the_comparison_leads_to_the_article(new_page):
    page = new_page("/contacts")
    page.get_by_role("link", name="When to use which").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("WhenToUseWhich.md")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_comparison_has_no_barriers_and_fits(new_whole_page, scheme, width):
    page = new_whole_page("/contacts", viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
    wait_until_live(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
