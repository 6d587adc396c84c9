"""Tests of keyboard shortcuts: a person presses keys instead of a button, and the page shows which keys these are."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(new_page):
    page = new_page("/fixture/shortcuts")
    # The script for shortcuts comes after the page.
    expect(button(page, "Undo")).to_have_attribute("title", "Ctrl+Z")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def told(page, text):
    return expect(page.locator(".label").get_by_text(text, exact=True)).to_be_visible()


def test_a_button_shows_its_keys_and_hears_them(page):
    ask = button(page, "Ask")
    expect(ask).to_have_attribute("aria-keyshortcuts", "Shift+Control+G")
    expect(ask).to_have_attribute("title", "Ctrl+Shift+G")
    expect(button(page, "Larger")).to_have_attribute("title", "Larger Ctrl++")
    page.keyboard.press("Control+Shift+G")
    told(page, "Asked")
    page.keyboard.press("Control+Shift+=")
    page.keyboard.press("Control++")
    told(page, "Larger")


def test_a_menu_shows_the_keys_of_its_entries_and_they_work_while_it_is_closed(page):
    page.keyboard.press("Control+e")
    told(page, "Renamed")
    button(page, "More").click()
    rename = page.get_by_role("menuitem", name="Rename", exact=True)
    expect(rename).to_have_attribute("aria-keyshortcuts", "Control+E")
    expect(rename.locator("kbd")).to_have_text("Ctrl+E")
    expect(page.get_by_role("menuitem", name="Archive", exact=True).locator("kbd")).to_have_count(0)


def test_the_keys_for_a_text_go_to_the_field_that_has_the_keyboard(page):
    field = page.get_by_role("textbox", name="Name")
    field.press_sequentially("nn")
    expect(field).to_have_value("nn")
    field.press("Control+c")
    field.press("Control+z")
    told(page, "Nothing yet")
    field.press("Control+Shift+G")
    told(page, "Asked")
    expect(field).to_be_focused()
    button(page, "Undo").focus()
    page.keyboard.press("n")
    told(page, "Next")


def test_undo_of_the_app_works_outside_of_fields(page):
    button(page, "More").focus()
    page.keyboard.press("Control+z")
    told(page, "Undone")


def test_a_page_shows_no_keys_that_browsers_keep_for_themselves(page):
    new = button(page, "New window")
    page.keyboard.press("Control+e")
    told(page, "Renamed")
    assert new.get_attribute("aria-keyshortcuts") is None and not new.get_attribute("title")


def test_keys_that_the_app_takes_away_press_nothing(page):
    expect(button(page, "Next")).to_have_attribute("aria-keyshortcuts", "N")
    button(page, "No keys").click()
    expect(button(page, "Next")).not_to_have_attribute("aria-keyshortcuts", "N")
    page.keyboard.press("n")
    page.keyboard.press("Control+e")
    told(page, "Renamed")


def test_keys_rest_below_an_alert(page):
    button(page, "Question").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Control+e")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    told(page, "Nothing yet")
    page.keyboard.press("Control+e")
    told(page, "Renamed")


def test_a_page_without_shortcuts_does_not_load_their_script(new_page):
    page = new_page(None)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/hello")
    page.wait_for_load_state("networkidle")
    assert loaded and not [address for address in loaded if "shortcuts" in address]
