"""Tests of rows in lists: their buttons, double clicks, and long names."""

import pytest
from playwright.sync_api import expect

from test_accessibility import violations


def add(page, first, last):
    page.get_by_role("button", name="Add contact").first.click()
    page.get_by_label("First Name").fill(first)
    page.get_by_label("Last Name").fill(last)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name=f"{first} {last}", exact=True)).to_be_visible()


def test_a_row_with_a_switch_in_it_has_a_button_of_its_own_beside_it(new_page):
    page = new_page("/fixture/switches")
    row = page.get_by_role("listitem").filter(has_text="Room 1")
    assert violations(page) == []
    opener = row.get_by_role("button", name="Room 1 Light", exact=True)
    opener.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Room 2 Light", exact=True)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(row.get_by_role("switch")).to_be_focused()
    page.keyboard.press("Space")
    expect(row.get_by_role("switch")).to_be_checked()
    opener.press("Enter")
    expect(page.get_by_role("heading", name="Row 1", exact=True)).to_be_visible()


def test_a_double_click_on_delete_deletes_one_contact_and_is_no_error(new_page):
    page = new_page("/contacts/mvp", viewport={"width": 900, "height": 700}, reduced_motion="reduce")
    for name in ("Ava", "Avb", "Avc"):
        add(page, name, "Double")
    row = page.get_by_role("listitem").filter(has_text="Ava Double")
    row.hover()
    row.get_by_role("button", name="Delete: Ava Double").dblclick()
    expect(page.get_by_role("group", name="Ava Double deleted")).to_be_visible()
    # An effect of the second press would have arrived before the response to this search.
    page.get_by_label("Search contacts").fill("Double")
    expect(page.get_by_text("2 found")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    for name in ("Avb", "Avc"):
        expect(page.get_by_role("button", name=f"{name} Double", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_long_name_is_there_to_its_last_word(new_page, width):
    page = new_page("/contacts/mvc", viewport={"width": width, "height": 800}, reduced_motion="reduce")
    first, last = "Bartholomew-Maximilian Alexander Ferdinand", f"Featherstonehaugh-Cholmondeley{width}"
    add(page, first, last)
    label = page.get_by_role("listitem").filter(has_text=last).locator(".label").first
    # The text is not cut off at the bottom or at the side.
    assert label.evaluate("label => label.scrollHeight <= label.clientHeight + 1 && label.scrollWidth <= label.clientWidth + 1")
    page.get_by_role("button", name=f"{first} {last}", exact=True).click()
    title = page.get_by_role("heading", name=f"{first} {last}", level=1)
    expect(title).to_be_visible()
    assert title.evaluate("title => getComputedStyle(title).webkitLineClamp") == "2"
