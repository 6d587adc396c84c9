"""Tests of accessibility: keyboard, focus, accessible names and live regions."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from waiting import animated
from wire import Wire


def violations(page, *rules):
    """Returns the violations that the tool axe finds: of all its rules, or only of the given rules."""
    results = Axe().run(page, options={"runOnly": list(rules)}) if rules else Axe().run(page)
    return [(entry["id"], [node["html"][:160] for node in entry["nodes"]]) for entry in results.response["violations"]]


STATES = {
    "hello": ("/hello", []),
    "controls": ("/fixture", []),
    "lists": ("/fixture", [("tab", "Lists")]),
    "long list": ("/fixture", [("tab", "Long list")]),
    "states": ("/fixture", [("tab", "States")]),
    "values": ("/fixture", [("tab", "Values")]),
    "layout": ("/fixture/layout", []),
    "detail": ("/fixture/row/5", []),
    "dialog": ("/fixture/row/5/form", []),
    "alert": ("/fixture", [("button", "Delete")]),
    "toast": ("/fixture", [("button", "Toast")]),
    "menus and drawings": ("/fixture/drawn", []),
    "menu": ("/fixture/drawn", [("button", "More"), ("menuitem", "Copy")]),
    "chart": ("/employees/salaries", []),
    "not found": ("/fixture/nowhere", []),
    "table": ("/fixture/table", []), "cells": ("/sevenguis/cells", []),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_page, state, scheme):
    path, steps = STATES[state]
    page = new_page(path, color_scheme=scheme, reduced_motion="reduce")
    for role, name in steps:
        page.get_by_role(role, name=name, exact=True).first.click()
    animated(page)
    assert violations(page) == []


def test_the_jump_index_is_one_stop_of_the_keyboard(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    index = page.get_by_role("toolbar", name="Jump to").get_by_role("button")
    expect(index).to_have_count(3)
    index.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(index.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(index.nth(1)).to_be_focused()
    index.first.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.jump')")


def test_axe_finds_nothing_on_the_index(new_page):
    page = new_page(None)
    page.goto("/")
    assert violations(page) == []


@pytest.mark.parametrize("width", [320, 1400])
@pytest.mark.parametrize("path", ["/hello", "/fixture", "/fixture/row/5/form"])
@pytest.mark.parametrize("locale", ["en", "ar"])
def test_nothing_sticks_out_sideways(new_page, path, width, locale):
    page = new_page(path, viewport={"width": width, "height": 700}, locale=locale)
    assert page.evaluate("document.documentElement.dir") == ("rtl" if locale == "ar" else "ltr")
    tabs = page.get_by_role("tab").all()
    for tab in tabs or [None]:
        if tab:
            tab.click()
        wide = page.evaluate("""() => [...document.querySelectorAll('.screen:not([inert])')]
            .filter(screen => screen.scrollWidth > screen.clientWidth).length + (document.documentElement.scrollWidth > innerWidth)""")
        assert not wide


def test_focus_goes_to_the_new_screen_and_back_to_where_it_was(new_page):
    page = new_page("/fixture/row/5")
    further = page.get_by_role("button", name="One further")
    further.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Row 6")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Row 5")).to_be_visible()
    expect(page.get_by_role("button", name="One further")).to_be_focused()


def test_a_dialog_holds_the_keyboard_and_esc_leaves_it(new_page):
    page = new_page("/fixture")
    opener = page.get_by_role("button", name="Form")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Form")
    expect(dialog.get_by_role("textbox", name="Your name")).to_be_focused()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    for _ in range(6):
        page.keyboard.press("Shift+Tab")
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_an_alert_takes_the_keyboard_and_gives_it_back(new_page):
    page = new_page("/fixture")
    opener = page.get_by_role("button", name="Delete", exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    alert = page.get_by_role("alertdialog", name="Delete it?")
    expect(alert).to_have_accessible_description("It cannot be brought back.")
    expect(alert.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(alert.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(opener).to_be_focused()


def test_tabs_are_moved_along_by_arrow_keys(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Controls").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Lists")).to_be_focused()
    expect(page.get_by_role("tab", name="Lists", selected=True)).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Lists")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name="Values", selected=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Controls", selected=True)).to_be_focused()


def test_arrow_keys_mirror_where_text_runs_from_right_to_left(new_page):
    page = new_page("/fixture", locale="ar")
    page.get_by_role("tab", name="Controls").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Lists", selected=True)).to_be_focused()


def test_rows_are_operated_by_keyboard_and_focus_moves_on_when_one_goes(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    rows = page.get_by_role("list", name="Letters").get_by_role("listitem")
    rows.nth(2).get_by_role("button").first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(3).get_by_role("button").first).to_be_focused()
    rows.nth(3).get_by_role("button", name="Delete: Dnna").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(7)
    eventually(page, "document.activeElement.closest('.row') !== null")
    page.get_by_role("button", name="Anna Aiemi", exact=False).last.focus()


def test_changes_are_announced(new_page):
    page = new_page("/fixture")
    page.get_by_role("button", name="Say something").click()
    expect(page.locator("#polite")).to_contain_text("Something")
    page.get_by_role("button", name="Toast").click()
    expect(page.locator("#polite")).to_contain_text("Deleted")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Undone")).to_be_visible()


def test_chromium_sees_roles_and_names(new_page):
    page = new_page("/fixture")
    snapshot = page.locator("main").aria_snapshot()
    for line in [
        'heading "Views" [level=1]', 'tab "Controls" [selected]', 'textbox "Name"', 'searchbox "Search"', 'switch "Notifications"',
        'combobox "Colour"', 'button "Not now" [disabled]', 'link "swift.org"',
    ]:
        assert line in snapshot, f"{line} is not in\n{snapshot}"


def test_nothing_moves_under_reduced_motion(new_page):
    page = new_page("/fixture", reduced_motion="reduce")
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="Add a row").click()
    assert page.evaluate("document.getAnimations().filter(a => (a.effect.getComputedTiming().duration || 0) > 1).length") == 0


def test_a_row_that_moves_keeps_the_keyboard_at_its_action(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    rows = page.get_by_role("list", name="Letters").get_by_role("listitem")
    action = rows.first.get_by_role("button", name="Delete: Anna Aiemi")
    action.focus()
    page.evaluate("[...document.querySelectorAll('button')].find(button => button.textContent === 'Move the first row').click()")
    expect(rows.nth(3)).to_contain_text("Anna Aiemi")
    expect(rows.nth(3).get_by_role("button", name="Delete: Anna Aiemi")).to_be_focused()


def test_removing_a_row_of_a_form_leaves_the_keyboard_at_its_neighbour(new_page):
    page = new_page("/contacts/mvvm")
    page.get_by_role("button", name="Add contact").first.click()
    numbers = page.get_by_role("dialog").locator("[inputmode=tel]")
    for count in range(3):
        page.get_by_role("button", name="Add phone").click()
        expect(numbers).to_have_count(count + 1)
    expect(numbers).to_have_count(3)
    for number in range(3):
        numbers.nth(number).fill(str(number))
    page.get_by_role("button", name="Remove").nth(1).focus()
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(2)
    eventually(page, """() => {
        const row = document.activeElement.closest('.stack')
        const number = row && row.querySelector('[inputmode=tel]')
        return !!number && ['0', '2'].includes(number.value)
    }""")


def test_a_control_that_is_hidden_passes_the_keyboard_on(new_page):
    page = new_page("/employees")
    page.get_by_label("Search employees").fill("nobody at all")
    clear = page.get_by_role("button", name="Clear search")
    clear.focus()
    page.keyboard.press("Enter")
    expect(clear).to_be_hidden()
    eventually(page, "document.activeElement.closest('.screen') !== null && document.activeElement.checkVisibility()")


def test_at_the_last_page_the_keyboard_goes_to_the_way_back(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="7 of 8").click()
    step = page.get_by_role("button", name="Next")
    step.focus()
    page.keyboard.press("Enter")
    expect(step).to_be_disabled()
    expect(page.locator(".dots :focus")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".dots :focus")).to_have_count(1)


def put_alert(wire, page, *answers):
    """Shows an alert that the test sends in a frame. Its buttons have these roles."""
    window, index = page.evaluate("(window => [window.id.slice(1), window.childElementCount])(document.querySelector('.window'))")
    buttons = [["button", {"class": f"button {role}", "type": "button"}, f"Answer {role}"] for role in answers]
    panel = ["div", {"class": "panel"}, ["h2", {}, "Question"], ["p", {}, "One line.\nAnother."], ["div", {"class": "buttons"}, *buttons]]
    wire.tell(["+", window, index, ["div", {"class": "alert", "role": "alertdialog", "tabindex": "-1", "id": "v9999"}, panel]])


@pytest.mark.parametrize("answers, first", [
    (["destructive", "plain", "cancel"], "cancel"), (["destructive", "plain"], "plain"), (["destructive"], "destructive"),
])
def test_an_alert_offers_first_what_does_no_harm(new_page, answers, first):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/hello")
    wait_until_live(page)
    put_alert(wire, page, *answers)
    expect(page.get_by_role("button", name=f"Answer {first}")).to_be_focused()
    heights = page.evaluate("(text => [text.clientHeight, parseFloat(getComputedStyle(text).lineHeight)])(document.querySelector('.panel > p'))")
    assert heights[0] > 1.9 * heights[1]


def test_a_fresh_page_scrolls_by_keys_and_begins_with_its_first_control(new_page):
    page = new_page("/fixture", viewport={"width": 800, "height": 400})
    page.keyboard.press("End")
    eventually(page, "document.querySelector('.screen').scrollTop > 0")
    expect(page.locator(".screen")).to_have_css("outline-style", "none")
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    assert page.evaluate("""() => document.activeElement === [...document.querySelectorAll('.screen button, .screen input')]
        .find(element => element.checkVisibility() && element.tabIndex === 0)""")
