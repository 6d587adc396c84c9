"""Tests of the page bar, the bar above every page: it leads back, to other architectures and to the code, and it changes colours and
language."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from test_accessibility import violations
from test_pages import fetch
from waiting import animated, still

PAGES = ["/", "/hello", "/contacts/viper", "/views/button", "/sevenguis/cells", "/nowhere", "/code/Hello/HelloScreen.swift"]
WIDTHS = [320, 390, 1280, 1920]


def bar(page):
    return page.get_by_role("navigation", name="Belvedere")


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


@pytest.mark.parametrize("path", PAGES)
def test_it_leads_back_to_all_apps(new_whole_page, path):
    page = new_whole_page(path)
    home = bar(page).get_by_role("link").first
    expect(home).to_have_text("Belvedere" if path == "/" else "All apps")
    home.click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("heading", name="Belvedere", level=1)).to_be_visible()


def test_a_page_that_lists_apps_has_it_too(new_page, whole_gallery):
    page = new_page(None, base=whole_gallery.address)
    page.goto("/sevenguis")
    assert violations(page) == []
    bar(page).get_by_role("link", name="All apps").click()
    expect(page).to_have_url(re.compile("/$"))


def test_it_works_without_a_script(new_whole_page, new_page, whole_gallery):
    page = new_page(None, base=whole_gallery.address, java_script_enabled=False, color_scheme="light", viewport={"width": 1280, "height": 800})
    page.goto("/contacts/mvvm")
    bar(page).get_by_role("link", name="VIPER").click()
    expect(page).to_have_url(re.compile(r"/contacts/viper\?belvedere-plain$"))
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("link", name="Dark").click()
    expect(page).to_have_url(re.compile(r"/contacts/viper\?belvedere-plain$"))
    expect(page.locator("body")).to_have_css("background-color", "rgb(20, 20, 22)")


def test_the_architectures_lead_to_each_other(new_whole_page):
    page = new_whole_page("/contacts/mvvm", viewport={"width": 1280, "height": 800})
    variants = bar(page).get_by_role("list", name="This app in").get_by_role("link")
    assert variants.all_inner_texts() == ["MVVM", "VIPER", "MVP", "MVC"]
    expect(variants.nth(0)).to_have_attribute("aria-current", "page")
    variants.nth(2).click()
    expect(page).to_have_url(re.compile("/contacts/mvp$"))
    expect(bar(page).get_by_role("link", name="MVP")).to_have_attribute("aria-current", "page")
    expect(new_whole_page("/hello").get_by_role("list", name="This app in")).to_have_count(0)


def test_the_code_is_that_of_the_screen_which_is_shown_by_then(new_whole_page):
    page = new_whole_page("/contacts/mvvm", viewport={"width": 1280, "height": 800})
    page.get_by_role("listitem").get_by_role("button").filter(has_text="Amara Okafor").click()
    expect(page).to_have_url(re.compile(r"/contacts/mvvm/\d+$"))
    bar(page).get_by_role("link", name="Code of this screen").click()
    expect(page.get_by_role("heading", name="ContactDetailScreen.swift", level=1)).to_be_visible()
    expect(page.locator("pre")).to_contain_text("final class ContactDetailScreen")
    page.goto("/hello")
    bar(page).get_by_role("link", name="Code of this screen").click()
    expect(page).to_have_url(re.compile("/code/Hello/HelloScreen.swift$"))


def test_colours_change_at_once_and_stay_and_nothing_typed_is_lost(new_whole_page):
    page = new_whole_page("/fixture", color_scheme="light", viewport={"width": 1280, "height": 800})
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada")
    page.evaluate("window.isTheSamePage = true")
    light = background(page)
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("link", name="Dark").click()
    eventually(page, lambda: background(page) == "rgb(20, 20, 22)")
    expect(page.get_by_role("link", name="Dark")).to_have_count(0)
    assert page.evaluate("isTheSamePage") and page.get_by_role("textbox", name="Name", exact=True).input_value() == "Ada"
    page.goto("/hello")
    wait_until_live(page)
    assert background(page) == "rgb(20, 20, 22)"
    page.get_by_role("button", name="Theme").click()
    expect(page.get_by_role("link", name="Dark")).to_have_attribute("aria-current", "true")
    page.get_by_role("link", name="As the device").click()
    eventually(page, lambda: background(page) == light)
    page.reload()
    assert background(page) == light
    assert not any(cookie["name"] == "belvedere-scheme" for cookie in page.context.cookies())


def test_an_app_with_a_theme_keeps_its_accent_in_the_chosen_colours(new_whole_page):
    page = new_whole_page("/themes/ledger/button", color_scheme="dark", viewport={"width": 1280, "height": 800})
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("link", name="Light").click()
    eventually(page, lambda: background(page) == "rgb(246, 245, 242)")
    expect(page.locator(".button.primary").first).to_have_css("background-color", "rgb(163, 36, 59)")


def test_the_language_is_a_choice_where_there_are_several(new_whole_page):
    page = new_whole_page("/hello", viewport={"width": 1280, "height": 800})
    page.get_by_role("button", name="Language").click()
    expect(page.get_by_role("link", name="English")).to_have_attribute("aria-current", "true")
    page.get_by_role("link", name="العربية").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    wait_until_live(page)
    expect(bar(page).get_by_role("link", name="كل التطبيقات")).to_be_visible()
    page.goto("/doggies")
    expect(page.locator("html")).to_have_attribute("lang", "ar")


@pytest.mark.parametrize("locale", ["en", "ar"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways_and_the_bar_keeps_its_height(new_whole_page, width, locale):
    for path in ["/", "/contacts/mvvm", "/hello"]:
        page = new_whole_page(path, viewport={"width": width, "height": 700}, locale=locale)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        box = page.locator(".page-bar").bounding_box()
        assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, width, 44), path
        window, strip = page.locator(".window").bounding_box(), page.locator(".pattern-strip")
        # The front page has no strip.
        end = strip.bounding_box()["y"] if strip.count() else 700
        assert window["y"] == 44 and window["y"] + window["height"] == end, path
        for link in page.locator(".page-bar nav > *:visible, #bar-more > *:visible").all():
            inner = link.bounding_box()
            assert inner["x"] >= 0 and inner["x"] + inner["width"] <= width, path
        page.context.close()


@pytest.mark.parametrize("locale,menu", [("en", "Menu"), ("ar", "القائمة")])
def test_in_a_narrow_window_one_button_holds_the_rest(new_whole_page, locale, menu):
    page = new_whole_page("/contacts/mvvm", viewport={"width": 320, "height": 568}, locale=locale)
    expect(page.locator(".page-bar").get_by_role("link", name="VIPER")).to_have_count(0)
    button = page.get_by_role("button", name=menu)
    assert button.bounding_box()["width"] >= 40 and button.bounding_box()["height"] >= 40
    button.click()
    box = page.locator("#bar-more").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320 and box["y"] + box["height"] <= 568
    for name in ["VIPER", "العربية"]:
        expect(page.locator(".page-bar").get_by_role("link", name=name)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#bar-more")).to_be_hidden()
    expect(button).to_be_focused()


def test_everything_in_it_is_reached_by_keyboard(new_whole_page):
    page = new_whole_page("/contacts/mvvm", viewport={"width": 1280, "height": 800})
    page.locator(".page-bar .home").focus()
    seen = []
    while not seen or seen[-1] != "Language":
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.textContent"))
        assert len(seen) < 12, seen
    # In a debug build, the bar also has a button for the inspector.
    assert [name for name in seen if name != "Inspector"] == ["MVVM", "VIPER", "MVP", "MVC", "Code of this screen", "Theme", "Language"]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Dark")).to_be_focused()
    page.keyboard.press("Enter")
    eventually(page, lambda: background(page) == "rgb(20, 20, 22)")
    expect(page.get_by_role("button", name="Theme")).to_be_focused()


def test_a_fresh_page_still_begins_with_its_first_control(new_whole_page):
    page = new_whole_page("/hello")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Say hello")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/contacts/mvvm", "/nowhere", "/code"])
def test_axe_finds_nothing(new_whole_page, path, scheme):
    page = new_whole_page(path, color_scheme=scheme, reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    animated(page)
    assert violations(page) == []


def test_forced_colours_leave_the_marks_of_the_bar(new_whole_page):
    page = new_whole_page("/contacts/mvvm", forced_colors="active", viewport={"width": 1280, "height": 800})
    current = bar(page).get_by_role("link", name="MVVM")
    assert current.evaluate("link => getComputedStyle(link).outlineStyle") == "solid"
    assert bar(page).get_by_role("link", name="VIPER").evaluate("link => getComputedStyle(link).outlineStyle") == "none"


def test_on_paper_there_is_no_bar(new_whole_page):
    page = new_whole_page("/contacts/mvvm")
    page.emulate_media(media="print")
    expect(page.locator(".page-bar")).to_be_hidden()
    eventually(page, "document.documentElement.scrollHeight > innerHeight")


def test_a_dark_choice_does_not_darken_paper(new_whole_page):
    page = new_whole_page(None)
    page.goto("/hello?belvedere-scheme=dark")
    assert background(page) == "rgb(20, 20, 22)"
    page.emulate_media(media="print")
    assert background(page) == "rgb(255, 255, 255)"


def test_the_bar_and_a_folded_strip_cost_no_further_file_before_they_are_used(new_whole_page, whole_gallery):
    page = new_whole_page(None)
    page.context.add_cookies([{"name": "belvedere-strip", "value": "closed", "url": whole_gallery.address}])
    sizes = []
    page.on("requestfinished", lambda request: sizes.append((request.url, request.sizes()["responseBodySize"])))
    page.goto("/hello")
    wait_until_live(page)
    page.wait_for_load_state("networkidle")
    sizes = [size for size in sizes if size[0].startswith("http") and not size[0].endswith("favicon.ico")]
    assert len(sizes) <= 3, sizes
    # The limit in bytes. Without the page bar it is 20,000.
    assert sum(size for _, size in sizes) <= 21_500, sizes


SHIFTS = """
    window.shifts = 0
    new PerformanceObserver(list => { for (const entry of list.getEntries()) shifts += entry.value }).observe({ type: 'layout-shift', buffered: true })
"""


def test_nothing_moves_when_the_script_comes(new_whole_page):
    page = new_whole_page(None)
    page.add_init_script(SHIFTS)
    for path in ["/hello", "/views"]:
        page.goto(path)
        wait_until_live(page)
        still(page)
        assert page.evaluate("shifts") == 0, path


@pytest.mark.parametrize("width", [390, 1280])
def test_hardly_anything_moves_while_a_page_loads(new_whole_page, width):
    page = new_whole_page(None, viewport={"width": width, "height": 844})
    page.add_init_script(SHIFTS)
    known = {
        "/": "Say hello", "/contacts/mvvm": "Amara Okafor", "/contacts/viper": "Amara Okafor", "/doggies": "Vinny Doberman", "/employees": "Tiger Nixon", "/employees/salaries": "Salaries by age", "/nearby": "Place or coordinates",
        "/views/table": "Rows under columns", "/code": "Search the files", "/sevenguis/cells": "Rent", "/sevenguis/timer": "Elapsed time",
    }
    for path, text in known.items():
        page.goto(path)
        wait_until_live(page)
        expect(page.locator(f"text={text}").first).to_be_attached()
        still(page)
        assert page.evaluate("shifts") <= 0.02, path


def test_a_host_without_the_bar_offers_no_choice(gallery):
    html = fetch(gallery, "/hello?belvedere-scheme=dark").read().decode()
    assert 'class="page-bar"' not in html and "color-scheme:dark" not in html
