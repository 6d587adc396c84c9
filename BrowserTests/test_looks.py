"""Themes: what an app looks like that has one."""

import re

import pytest
from playwright.sync_api import expect

from test_accessibility import violations
from test_pages import fetch


def colour(page, selector, name="background-color"):
    return page.locator(selector).first.evaluate("(element, name) => getComputedStyle(element).getPropertyValue(name)", name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/themes/meadow", "/themes/ledger"])
def test_axe_finds_nothing_in_a_theme(new_page, path, scheme):
    page = new_page(path, color_scheme=scheme, reduced_motion="reduce")
    assert violations(page) == []


def test_a_theme_has_its_colour_and_the_authors_rules(new_page):
    page = new_page("/themes/ledger", color_scheme="light")
    assert colour(page, ".button.primary") == "rgb(163, 36, 59)"
    assert colour(page, ".screen > h1", "font-style") == "italic"
    assert page.get_by_role("button", name="Normal").bounding_box()["height"] < 40
    other = new_page("/views", color_scheme="light")
    assert colour(other, ".button.primary") == "rgb(47, 85, 200)"


def test_the_sheet_of_a_theme_is_served_under_the_same_policy(gallery):
    html = fetch(gallery, "/themes/meadow").read().decode()
    path = re.search(r'href="(/_belvedere/[0-9a-f]+/theme\.css)"', html)[1]
    answer = fetch(gallery, path)
    assert answer.status == 200 and answer.headers["Content-Type"].startswith("text/css")
    assert "immutable" in answer.headers["Cache-Control"] and "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "theme.css" not in fetch(gallery, "/hello").read().decode()
