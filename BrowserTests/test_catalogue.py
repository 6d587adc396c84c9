"""Tests of the catalogue of views: every view has its own page, and the tool axe finds no fault on any page."""

import re

import pytest
from playwright.sync_api import expect

from conftest import IS_SOAK, eventually, wait_until_live
from test_accessibility import violations

SIDEWAYS = """() => [...document.querySelectorAll('.screen:not([inert])')]
    .filter(screen => screen.scrollWidth > screen.clientWidth).length + (document.documentElement.scrollWidth > innerWidth)"""


def names(page):
    """Returns the addresses of all pages, in the order of the list."""
    page.goto("/views")
    wait_until_live(page)
    titles = page.locator(".screen").get_by_role("list").get_by_role("listitem").locator(".label.headline").all_text_contents()
    return [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", title).lower() for title in titles]


# The rules of axe whose result differs from page to page. The other rules concern the frame around the pages, which other tests check.
OF_A_PAGE = [
    "aria-allowed-attr", "aria-allowed-role", "aria-hidden-focus", "aria-input-field-name", "aria-prohibited-attr", "aria-required-attr",
    "aria-required-children", "aria-required-parent", "aria-roles", "aria-valid-attr", "aria-valid-attr-value", "autocomplete-valid", "button-name",
    "color-contrast", "duplicate-id-aria", "empty-heading", "heading-order", "image-alt", "label", "landmark-unique", "link-name", "list", "listitem",
    "nested-interactive", "role-img-alt", "scrollable-region-focusable", "select-name", "svg-img-alt", "tabindex", "target-size", "valid-lang",
]


@pytest.mark.parametrize("scheme, locale", [("light", "en"), ("dark", "ar")])
def test_no_page_has_a_fault_on_a_narrow_screen(new_page, scheme, locale):
    """Opens every page once. In a normal run, only some pages are opened right-to-left or with dark colours; in a soak run, all."""
    page = new_page(None, viewport={"width": 320, "height": 3_000}, color_scheme=scheme, locale=locale, reduced_motion="reduce")
    pages = names(page)
    assert len(pages) >= 40
    page.set_viewport_size({"width": 320, "height": 900})
    faults = {}
    for name in pages if scheme == "light" or IS_SOAK else ["button", "code-block", "table"]:
        page.goto(f"/views/{name}", wait_until="domcontentloaded")
        wait_until_live(page)
        faults[name] = violations(page, *[] if IS_SOAK else OF_A_PAGE) + (["it scrolls sideways"] if page.evaluate(SIDEWAYS) else [])
    assert {name: found for name, found in faults.items() if found} == {}


def test_code_is_shown_beside_the_view_and_can_be_copied(new_page):
    page = new_page("/views/spinner", viewport={"width": 1280, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
    code = page.get_by_role("group", name="SpinnerPage.swift, line 10", exact=True)
    expect(code).to_have_text('Spinner("Loading", isSpinning: true)')
    expect(code.locator(".type")).to_have_text("Spinner")
    live = page.get_by_role("group", name="Spinning", exact=True)
    assert code.bounding_box()["x"] > live.bounding_box()["x"] + live.bounding_box()["width"]
    said = page.get_by_role("group", name="A screen reader's words for “Spinning”")
    expect(said.get_by_text("Loading, busy", exact=True)).to_be_visible()
    copy = page.get_by_role("button", name="Copy", exact=True).first
    expect(copy).to_have_accessible_description("SpinnerPage.swift, line 10")
    copy.click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    expect(page.locator("#polite")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == 'Spinner("Loading", isSpinning: true)'


def test_an_example_follows_its_properties(new_page):
    page = new_page("/views/text-field", viewport={"width": 1280, "height": 900})
    panel = page.get_by_role("group", name="Properties", exact=True)
    example = page.get_by_role("group", name="Example with these properties", exact=True)
    said = page.get_by_role("group", name="A screen reader's words for “Example with these properties”")
    panel.get_by_role("textbox", name="Text", exact=True).fill("Avenue")
    field = example.get_by_role("textbox", name="Avenue", exact=True)
    expect(field).to_have_value("Mannerheimintie 1")
    panel.get_by_role("textbox", name="Error message").fill("There is no such avenue.")
    expect(field).to_have_accessible_description("There is no such avenue.")
    panel.get_by_role("switch", name="Enabled").press("Space")
    expect(field).to_be_disabled()
    expect(said).to_contain_text("Avenue, Mannerheimintie 1, text field, unavailable, invalid entry, There is no such avenue.")
    # Only the example turns. The panel and the page keep their direction, and the example its language.
    panel.get_by_role("radio", name="Right to left").press("Space")
    expect(field.locator("xpath=ancestor::*[@dir='rtl']")).to_have_attribute("lang", "en-Arab")
    expect(field.locator("xpath=ancestor::*[contains(@class,'field')]")).to_have_css("direction", "rtl")
    expect(panel).to_have_css("direction", "ltr")
    panel.get_by_role("radio", name="Left to right").press("Space")
    expect(example.locator("[dir=rtl]")).to_have_count(0)


def test_an_example_is_turned_in_a_page_from_right_to_left(new_page):
    page = new_page("/views/stack", viewport={"width": 390, "height": 900}, locale="ar")
    example = page.get_by_role("group", name="مثال بهذه الخصائص", exact=True)
    lines = [example.get_by_text(text, exact=True) for text in ("Breakfast", "Lunch")]
    distance = lambda: lines[1].bounding_box()["y"] - lines[0].bounding_box()["y"]
    before = distance()
    page.get_by_role("combobox", name="التباعد").select_option("كبير")
    eventually(page, lambda: distance() > before)
    expect(lines[0]).to_have_css("direction", "ltr")
    page.get_by_role("radio", name="من اليمين إلى اليسار").press("Space")
    expect(lines[0]).to_have_css("direction", "rtl")
    assert not page.evaluate(SIDEWAYS)


def test_code_runs_from_left_to_right_and_scrolls_in_its_own_box(new_page):
    page = new_page("/views/code-block", viewport={"width": 320, "height": 900}, locale="ar")
    lines = page.get_by_role("group", name="Sum.swift", exact=True)
    assert lines.evaluate("element => getComputedStyle(element).direction") == "ltr"
    assert lines.evaluate("element => element.scrollWidth > element.clientWidth && element.scrollLeft === 0")
    lines.focus()
    page.keyboard.press("ArrowRight")
    eventually(page, "document.activeElement.scrollLeft > 0")
    assert not page.evaluate(SIDEWAYS)


def test_a_person_finds_a_view_by_its_words(new_page):
    page = new_page("/views")
    page.get_by_role("searchbox", name="Search the views").fill("another secret")
    rows = page.locator(".screen").get_by_role("list").get_by_role("listitem")
    expect(rows).to_have_count(1)
    rows.get_by_role("button").press("Enter")
    expect(page).to_have_url(re.compile("/views/secure-field$"))
    expect(page.get_by_role("heading", name="SecureField", level=1)).to_be_visible()
    page.go_back()
    expect(rows).to_have_count(1)


def test_the_list_stays_beside_the_page_and_marks_it(new_page):
    page = new_page("/views/link", viewport={"width": 1280, "height": 900})
    rows = page.locator("[data-pane=list]").get_by_role("list").get_by_role("listitem")
    current = page.locator("[data-pane=list] [aria-current=true]")
    expect(current).to_contain_text("Link")
    page.get_by_role("button", name="Next: Badge").click()
    expect(page.get_by_role("heading", name="Badge", level=1)).to_be_visible()
    expect(current).to_contain_text("Badge")
    rows.filter(has_text="Something to press").get_by_role("button").click()
    expect(page).to_have_url(re.compile("/views/button$"))
    expect(current).to_contain_text("Button")
