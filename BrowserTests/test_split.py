"""Tests of a list and its detail: in a wide window they are side by side; in a narrow window the detail covers the list."""

import re

import pytest
from conftest import eventually, wait_until_live
from playwright.sync_api import expect
from waiting import still

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 800}


def shown(page):
    """Returns the titles of the screens that a person can see and use."""
    return page.evaluate("""() => [...document.querySelectorAll('.screen')]
        .filter(screen => !screen.inert && screen.checkVisibility({ visibilityProperty: true })).map(screen => screen.querySelector('h1').textContent)""")


def focused(page):
    return page.evaluate("document.activeElement.textContent.trim()")


def box(page, name):
    return page.get_by_role("region", name=name, exact=True).bounding_box()


def test_a_list_and_its_detail_stand_side_by_side_and_back_leads_to_the_list(new_page):
    page = new_page("/employees", viewport=WIDE, reduced_motion="reduce")
    # The table uses the whole window until a row is chosen.
    assert box(page, "Employees")["width"] == 1280
    tiger = page.get_by_role("row", name="Tiger Nixon")
    tiger.click()
    expect(page).to_have_url(re.compile("/employees/1$"))
    # The heading of the new screen has the focus, as after each push. The list and the detail are two regions with names.
    expect(page.get_by_role("heading", name="Tiger Nixon", level=1)).to_be_focused()
    assert shown(page) == ["Employees", "Tiger Nixon"]
    left, right = box(page, "Employees"), box(page, "Tiger Nixon")
    assert left["x"] == 0 and left["x"] + left["width"] == right["x"] and right["x"] + right["width"] == 1280
    assert left["width"] > right["width"] * 1.5
    expect(tiger).to_have_attribute("aria-selected", "true")
    # Each person is on the page once: as a row, and the chosen one also as the heading of the panel.
    assert page.get_by_text("Tiger Nixon", exact=True).count() == 2 and page.get_by_text("Ashton Cox", exact=True).count() == 1
    # Choosing another row replaces the detail. So one step back in the history leads to the list.
    page.get_by_role("row", name="Garrett Winters").click()
    expect(page.get_by_role("heading", name="Garrett Winters", level=1)).to_be_focused()
    expect(tiger).to_have_attribute("aria-selected", "false")
    page.go_back()
    expect(page.get_by_role("row", name="Garrett Winters")).to_have_attribute("aria-selected", "false")
    assert shown(page) == ["Employees"]
    assert box(page, "Employees")["width"] == 1280
    eventually(page, "(document.activeElement.closest('[role=row]')?.textContent || '').startsWith('Garrett Winters')")
    page.go_forward()
    expect(page.get_by_role("heading", name="Garrett Winters", level=1)).to_be_visible()


def test_the_width_changes_what_is_seen_without_a_word_to_the_server(new_page):
    page, sent = new_page(None, viewport=NARROW, reduced_motion="reduce"), []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    page.goto("/employees/1")
    wait_until_live(page)
    expect(page.get_by_role("heading", name="Tiger Nixon", level=1)).to_be_visible()
    assert shown(page) == ["Tiger Nixon"]
    expect(page.get_by_role("button", name="Refresh")).to_be_hidden()
    # Wait until the page has drawn all changes and acknowledged them.
    still(page)
    sent.clear()
    page.set_viewport_size(WIDE)
    expect(page.get_by_role("button", name="Refresh")).to_be_visible()
    assert shown(page) == ["Employees", "Tiger Nixon"]
    page.get_by_role("button", name="Refresh").focus()
    page.set_viewport_size(NARROW)
    expect(page.get_by_role("button", name="Refresh")).to_be_hidden()
    # The focused view is hidden now: the focus moves to the screen that covers it.
    expect(page.get_by_role("heading", name="Tiger Nixon", level=1)).to_be_focused()
    # An acknowledgement begins with the number 0 and contains no event. The page must have sent nothing else.
    assert [text for text in sent if not text.startswith("0 ")] == []
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_label("Search employees")).to_be_visible()


def test_the_keyboard_goes_from_the_list_to_the_detail_and_back(new_page):
    page = new_page("/employees/2", viewport=WIDE, reduced_motion="reduce")
    heading = page.get_by_role("heading", name="Garrett Winters", level=1)
    expect(heading).to_be_visible()
    heading.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell", name="Garrett Winters")).to_be_focused()
    page.keyboard.press("F6")
    expect(heading).to_be_focused()
    page.keyboard.press("F6")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_be_focused()
    # A space on the chosen row closes the panel, and the focus stays in the table.
    page.keyboard.press("F6")
    expect(page.get_by_role("gridcell", name="Ashton Cox")).to_be_focused()
    page.keyboard.press(" ")
    expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_have_count(0)
    expect(page.get_by_role("gridcell", name="Ashton Cox")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_be_focused()
    # The table works beside the detail: a search reduces its rows, and the detail stays.
    page.get_by_label("Search employees").fill("tiger")
    expect(page.get_by_role("grid", name="Employees").locator("[role=row]:has(> [role=gridcell])")).to_have_count(1)
    expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_be_visible()


@pytest.mark.parametrize("width", [1280, 1920])
def test_right_to_left_the_list_stands_on_the_right(new_page, width):
    page = new_page("/contacts/mvvm", viewport={"width": width, "height": 800}, locale="ar", color_scheme="dark", reduced_motion="reduce")
    placeholder = page.locator(".split")
    expect(placeholder).to_be_visible()
    there, here = placeholder.bounding_box(), page.locator(".screen").bounding_box()
    assert there["x"] == 0 and there["x"] + there["width"] == here["x"] and here["x"] + here["width"] == width
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_sheet_lies_over_both_and_a_contact_is_chosen_beside_the_list(new_page):
    page = new_page("/contacts/viper", viewport=WIDE, reduced_motion="reduce")
    page.get_by_role("button", name="Add contact").click()
    page.get_by_label("First Name").fill("Zoë")
    page.get_by_label("Last Name").fill("Split")
    assert shown(page) == ["Add Contact"]
    page.get_by_role("button", name="Done").click()
    row = page.get_by_role("button", name="Zoë Split", exact=True)
    row.click()
    expect(page.get_by_role("region", name="Zoë Split")).to_be_visible()
    expect(row).to_have_attribute("aria-current", "true")
    # After a delete in the detail, the list still works.
    page.get_by_role("region", name="Zoë Split").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No contact is chosen")).to_be_visible()
    eventually(page, "document.activeElement !== document.body")
