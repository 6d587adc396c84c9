"""Tests of the strip below each app of the gallery, which shows the parts of the screen and what the last action did."""

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from test_accessibility import violations


def strip(page):
    return page.frame_locator(".pattern-strip iframe")


def test_a_press_in_hello_numbers_the_parts_and_tells_what_happened(new_whole_page):
    page = new_whole_page("/hello")
    expect(strip(page).get_by_text("Use the app.")).to_be_visible()
    page.get_by_role("button", name="Say hello").click()
    said = "You pressed “Say hello”. The view called userTriggeredSayHelloButton() of HelloViewModel. Changed: helloText. The view shows it."
    eventually(page, lambda: said in strip(page).locator(".label").first.inner_text().translate({0x2068: None, 0x2069: None}))
    numbers = strip(page).locator(".badge").all_inner_texts()
    assert [number for number in numbers if number.isdigit()] == ["2", "1"]


@pytest.mark.parametrize("part,code", [("HelloViewModel", "func userTriggered"), ("HelloScreen", "bindAndFire"), ("HelloScreenTests.swift", "@Test")])
def test_each_part_leads_to_its_code_and_the_app_keeps_its_page(new_whole_page, part, code):
    page = new_whole_page("/hello")
    page.get_by_role("button", name="Say hello").click()
    with page.context.expect_page() as opened:
        strip(page).get_by_role("link", name=part, exact=True).click()
    expect(opened.value.locator("pre").first).to_contain_text(code)
    expect(page.locator(".label").filter(has_text="Hello").first).to_be_visible()


@pytest.mark.parametrize("architecture,parts", [
    ("mvvm", ["View model", "View", "Test"]), ("mvp", ["Presenter", "View", "Test"]),
    ("viper", ["Interactor", "Presenter", "View", "Wireframe", "Test"]), ("mvc", ["View", "Test"]),
])
def test_the_strip_names_the_parts_of_each_architecture(new_whole_page, architecture, parts):
    page = new_whole_page(f"/contacts/{architecture}")
    for part in parts:
        expect(strip(page).get_by_text(part, exact=True)).to_be_visible()


def test_the_strip_tells_in_the_language_of_the_page(new_whole_page):
    page = new_whole_page("/hello", locale="ar")
    expect(page.locator(".pattern-strip > summary")).to_have_text("كيف تعمل هذه الشاشة")
    page.locator(".button.primary").click()
    expect(strip(page).locator(".label").first).to_contain_text("استدعى العرض")
    assert strip(page).locator("html").get_attribute("dir") == "rtl"


def test_a_folded_strip_stays_folded_and_loads_nothing(new_whole_page):
    page = new_whole_page("/hello")
    page.locator(".pattern-strip > summary").click()
    expect(page.locator(".pattern-strip iframe")).to_be_hidden()
    eventually(page, "document.cookie.includes('belvedere-strip=closed')")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto("/doggies")
    wait_until_live(page)
    expect(page.locator(".pattern-strip iframe")).to_be_hidden()
    page.wait_for_load_state("networkidle")
    assert not [address for address in requests if "/_belvedere/pattern" in address]
    page.locator(".pattern-strip > summary").press("Enter")
    expect(strip(page).get_by_text("Use the app.")).to_be_visible()
    eventually(page, "!document.cookie.includes('belvedere-strip')")


def test_the_strip_does_not_take_the_keyboard_from_the_app(new_whole_page):
    page = new_whole_page("/hello")
    expect(strip(page).get_by_text("Use the app.")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Say hello")).to_be_focused()


def test_another_person_cannot_read_the_strip_of_a_page(new_whole_page):
    page, other = new_whole_page("/hello"), new_whole_page("/hello")
    address = page.locator(".pattern-strip iframe").get_attribute("src")
    assert other.request.get(address).status == 404
    assert page.request.get(address).status == 200


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_with_its_strip_has_no_barriers(new_whole_page, width, scheme):
    page = new_whole_page("/hello", viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce")
    page.get_by_role("button", name="Say hello").click()
    expect(strip(page).locator(".badge:not([hidden])").first).to_be_visible()
    assert violations(page) == []
    alone = page.context.new_page()
    alone.goto(page.locator(".pattern-strip iframe").get_attribute("src"))
    expect(alone.locator(".badge:not([hidden])").first).to_be_visible()
    assert violations(alone) == []


def test_after_a_press_the_view_leads_to_the_line_that_ran(new_whole_page):
    page = new_whole_page("/hello")
    page.get_by_role("button", name="Say hello").click()
    expect(strip(page).locator(".badge:not([hidden])").first).to_be_visible()
    with page.context.expect_page() as opened:
        strip(page).get_by_role("link", name="HelloScreen", exact=True).click()
    expect(opened.value.locator(".line:target")).to_contain_text("Button(HelloTexts.sayHello")


def test_the_types_in_the_code_are_links_to_their_code(new_whole_page):
    page = new_whole_page("/code/Hello/HelloScreen.swift")
    page.locator("pre").get_by_role("link", name="HelloViewModel").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("HelloViewModel.swift")
    page.locator("pre").get_by_role("link", name="Dynamic").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dynamic.swift")
