"""Tests of "Make it fail", the control in the page bar with which a person makes the service of an app fail."""

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from gallery import Gallery
from test_accessibility import violations
from test_catalogue import SIDEWAYS

NOON = "2026-01-01T12:00:00Z"
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}
FAILURE = {"/doggies": "Couldn't load the doggies.", "/employees": "The employees service is out of order (HTTP 503)."}


@pytest.fixture(scope="module")
def failing():
    """Starts a gallery whose clock stands, so that a service answers only when a test moves the clock."""
    gallery = Gallery("--languages", "en,ar", "--clock", NOON, bar=True, faults=True)
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture
def visit(new_page, failing):
    return lambda path, **options: new_page(path, base=failing.address, **{"viewport": WIDE, **options})


def control(page, name="Make it fail"):
    return page.get_by_role("navigation", name="Belvedere").get_by_role("combobox", name=name)


@pytest.mark.parametrize("path", FAILURE)
def test_it_stands_in_the_bar_and_not_in_the_page(visit, path):
    page = visit(path)
    expect(control(page)).to_be_visible()
    expect(page.get_by_label("Make it fail")).to_have_count(1)
    expect(page.get_by_role("main").get_by_label("Make it fail")).to_have_count(0)
    box, bar = control(page).bounding_box(), page.locator(".page-bar").bounding_box()
    assert bar["y"] <= box["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"]
    control(page).select_option("Fails")
    expect(page.get_by_text(FAILURE[path])).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/", "/hello", "/contacts/mvvm", "/nearby", "/sevenguis/cells", "/code"])
def test_an_app_whose_service_cannot_fail_has_none(visit, path):
    page = visit(path)
    expect(page.locator(".page-bar .home")).to_be_visible()
    expect(page.get_by_label("Make it fail")).to_have_count(0)


def test_the_next_answer_follows_a_choice_that_is_made_while_the_app_waits(visit, failing):
    page = visit("/doggies")
    expect(page.get_by_text("Loading doggies")).to_be_visible()
    control(page).select_option("Slow")
    failing.advance(6)
    expect(page.get_by_text("Loading doggies")).to_be_visible()
    control(page).select_option("Garbage")
    failing.advance(1)
    failing.advance(1)
    expect(page.get_by_text(FAILURE["/doggies"])).to_be_visible()
    control(page).select_option("Works")
    expect(page.get_by_text("Loading doggies")).to_be_visible()
    failing.advance(2)
    expect(page.get_by_text("Vinny Doberman")).to_be_visible()


def test_it_is_reached_by_keyboard_and_keeps_the_focus(visit):
    page = visit("/employees")
    expect(page.get_by_role("row", name="Tiger Nixon")).to_be_visible()
    page.locator(".page-bar .home").focus()
    page.keyboard.press("Tab")
    expect(control(page)).to_be_focused()
    page.keyboard.press("O")
    expect(page.get_by_text("The employees service cannot be reached.")).to_be_visible()
    expect(control(page)).to_have_value("Offline")
    expect(control(page)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".page-bar .home")).to_be_focused()


def test_it_stays_over_the_details_of_an_app(visit):
    page = visit("/employees", viewport=NARROW)
    page.get_by_role("row", name="Tiger Nixon").click()
    expect(page.get_by_role("heading", name="Tiger Nixon", level=1)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    control(page).select_option("Fails")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text(FAILURE["/employees"])).to_be_visible()


@pytest.mark.parametrize("locale,menu,name", [("en", "Menu", "Make it fail"), ("ar", "القائمة", "محاكاة عطل")])
def test_in_a_narrow_window_it_is_in_the_menu(visit, locale, menu, name):
    page = visit("/doggies", viewport=NARROW, locale=locale)
    expect(page.get_by_label(name)).to_be_hidden()
    page.get_by_role("button", name=menu).click()
    expect(control(page, name)).to_be_visible()
    box, holder = control(page, name).bounding_box(), page.locator("#bar-more").bounding_box()
    assert holder["x"] <= box["x"] and box["x"] + box["width"] <= holder["x"] + holder["width"] and box["height"] >= 40
    assert not page.evaluate(SIDEWAYS) and violations(page) == []


def test_after_a_restart_of_the_server_there_is_one_that_works(new_page, start):
    gallery = start(bar=True, faults=True)
    page = new_page("/employees", base=gallery.address, viewport=WIDE)
    control(page).select_option("Offline")
    expect(page.get_by_text("The employees service cannot be reached.")).to_be_visible()
    gallery.stop()
    start(port=gallery.port, bar=True, faults=True)
    expect(page.get_by_text("The employees service cannot be reached.")).to_be_hidden()
    wait_until_live(page)
    expect(page.get_by_label("Make it fail")).to_have_count(1)
    expect(control(page)).to_have_value("Works")
    control(page).select_option("Fails")
    expect(page.get_by_text(FAILURE["/employees"])).to_be_visible()


def test_without_a_script_it_is_not_offered(new_page, failing):
    page = new_page(None, base=failing.address, java_script_enabled=False)
    page.goto("/doggies?belvedere-plain")
    expect(page.get_by_label("Make it fail")).to_be_hidden()


def test_a_page_without_a_bar_has_it_above_the_screens(new_page, start):
    gallery = start(faults=True)
    page = new_page("/employees", base=gallery.address, viewport=WIDE)
    expect(page.get_by_label("Make it fail")).to_be_visible()
    box, title = page.get_by_label("Make it fail").bounding_box(), page.get_by_role("heading", name="Employees", exact=True).bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= title["y"]
    page.get_by_label("Make it fail").select_option("Fails")
    expect(page.get_by_text(FAILURE["/employees"])).to_be_visible()
    assert violations(page) == []
