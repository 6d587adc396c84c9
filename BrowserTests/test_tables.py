"""Tests of tables, which have the ARIA pattern "grid": with keyboard and pointer, and with any number of rows."""

import pytest
from playwright.sync_api import expect

from conftest import eventually


@pytest.fixture
def table(new_page):
    page = new_page("/fixture/table")
    return page.get_by_role("grid", name="People")


def cell(table, row, column):
    """Returns a cell. Rows and columns are counted from 0, rows only among those that the page contains."""
    return table.locator(".rows > [role=row]").nth(row).get_by_role("gridcell").nth(column)


def number(table, row):
    return table.locator(f"[aria-rowindex='{row + 1}']").get_by_role("gridcell").nth(1)


def focused(page):
    return page.evaluate("document.activeElement.textContent")


def test_assistive_technology_hears_how_large_the_table_is_and_where_a_row_stands(table):
    expect(table).to_have_attribute("aria-rowcount", "100001")
    expect(table).to_have_attribute("aria-multiselectable", "true")
    expect(table.get_by_role("columnheader")).to_have_text(["Name", "Number", "Team", "City", "Age", "Salary"])
    expect(table.get_by_role("row").nth(1)).to_have_attribute("aria-rowindex", "2")
    expect(table.get_by_role("columnheader", name="Number")).to_have_attribute("aria-sort", "ascending")
    expect(table.get_by_role("columnheader", name="City")).to_have_attribute("aria-sort", "none")


def test_a_screenful_of_rows_is_there_and_no_more(table):
    assert table.locator(".rows > [role=row]").count() < 200


def test_the_table_is_one_stop_of_the_keyboard(table):
    assert table.locator("[tabindex='0']").count() == 1
    cell(table, 3, 2).click()
    assert table.locator("[tabindex='0']").count() == 1
    page = table.page
    # The click selects a row, which enables the button, so the Tab key now reaches it.
    delete = page.get_by_role("button", name="Delete the chosen")
    expect(delete).to_be_enabled()
    page.keyboard.press("Shift+Tab")
    expect(delete).to_be_focused()
    page.keyboard.press("Tab")
    expect(cell(table, 3, 2)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.table')")


def test_arrows_walk_through_the_cells(table):
    page = table.page
    cell(table, 0, 0).click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(cell(table, 1, 1)).to_be_focused()
    page.keyboard.press("End")
    expect(table.get_by_role("button", name="Delete: Grace Hopper").first).to_be_focused()
    page.keyboard.press("Home")
    expect(cell(table, 1, 0)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(table.get_by_role("button", name="Name", exact=True)).to_be_focused()


def test_the_first_and_the_last_of_all_rows_are_one_key_away(table):
    page = table.page
    cell(table, 0, 1).click()
    page.keyboard.press("Control+End")
    expect(number(table, 100_000)).to_be_focused()
    expect(number(table, 100_000)).to_have_text("100000")
    page.keyboard.press("ArrowUp")
    expect(number(table, 99_999)).to_be_focused()
    page.keyboard.press("Control+Home")
    expect(number(table, 1)).to_be_focused()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    assert int(focused(page)) > 5


def test_a_heading_sorts_and_keeps_the_keyboard(table):
    heading = table.get_by_role("button", name="Age", exact=True)
    heading.click()
    expect(table.get_by_role("columnheader", name="Age")).to_have_attribute("aria-sort", "ascending")
    expect(cell(table, 0, 4)).to_have_text("21")
    expect(heading).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.get_by_role("columnheader", name="Age")).to_have_attribute("aria-sort", "descending")
    expect(cell(table, 0, 4)).to_have_text("65")
    expect(table.get_by_role("columnheader", name="Number")).to_have_attribute("aria-sort", "none")


def test_rows_are_selected_by_click_and_by_key(table):
    page, chosen = table.page, table.locator("[aria-selected=true]")
    cell(table, 1, 0).click()
    expect(chosen).to_have_count(1)
    cell(table, 4, 0).click(modifiers=["Shift"])
    expect(chosen).to_have_count(4)
    cell(table, 2, 0).click(modifiers=["Control"])
    expect(chosen).to_have_count(3)
    page.keyboard.press("Space")
    expect(chosen).to_have_count(4)
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    expect(cell(table, 4, 0)).to_be_focused()
    expect(chosen).to_have_count(3)
    page.keyboard.press("Control+a")
    expect(page.get_by_text("100000 of 100000 chosen")).to_be_visible()
    expect(table.locator("[aria-selected=false]")).to_have_count(0)


def test_a_cell_is_edited_in_place(table):
    page, salary = table.page, cell(table, 2, 5)
    salary.click()
    page.keyboard.press("F2")
    field = table.get_by_role("textbox", name="Salary")
    expect(field).to_be_focused()
    expect(field).to_have_value("2074")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(salary).to_have_text("20745 €")
    expect(field).to_have_count(0)
    expect(cell(table, 3, 5)).to_be_focused()


def test_a_cancelled_edit_changes_nothing(table):
    page, name = table.page, cell(table, 1, 0)
    name.dblclick()
    expect(table.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.type("!!!")
    page.keyboard.press("Escape")
    expect(name).to_have_text("Grace Hopper")
    expect(name).to_be_focused()


def test_a_refused_text_stays_with_its_message(table):
    page = table.page
    cell(table, 0, 5).click()
    page.keyboard.press("Enter")
    page.keyboard.type("x")
    page.keyboard.press("Enter")
    field = table.get_by_role("textbox", name="Salary")
    expect(field).to_have_value("2000x")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("A salary is a number above 0.")
    page.keyboard.press("Backspace")
    page.keyboard.press("Tab")
    expect(field).to_have_count(0)
    expect(table.get_by_role("button", name="Delete: Ada Lovelace").first).to_be_focused()


def test_typing_begins_to_edit_and_no_letter_is_lost(table):
    page, name = table.page, cell(table, 5, 0)
    name.click()
    page.keyboard.type("Emmy Noether")
    page.keyboard.press("Enter")
    expect(name).to_have_text("Emmy Noether")
    expect(cell(table, 6, 0)).to_be_focused()
    # Send all keys at once, before the field for editing can exist.
    page.evaluate("""() => {
      for (const key of ['K', 'a', 'y', 'Enter'])
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }""")
    expect(cell(table, 6, 0)).to_have_text("Kay")
    expect(cell(table, 7, 0)).to_be_focused()


def test_leaving_a_cell_keeps_what_was_typed(table):
    name = cell(table, 1, 0)
    name.dblclick()
    table.page.keyboard.type("!")
    cell(table, 4, 3).click()
    expect(name).to_have_text("Grace Hopper!")


def test_a_deleted_row_leaves_the_keyboard_on_its_neighbour(table):
    page = table.page
    cell(table, 2, 0).click()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(cell(table, 2, 0)).to_have_text("Edsger Dijkstra")
    expect(table.get_by_role("button", name="Delete: Edsger Dijkstra").first).to_be_focused()


def test_the_keyboard_goes_on_from_the_scrolled_position(table):
    page = table.page
    cell(table, 2, 1).click()
    table.evaluate("table => { table.scrollTop = 2_000_000 }")
    expect(table.locator("[aria-rowindex='48100']")).to_have_count(1)
    expect(table).to_be_focused()
    page.keyboard.press("ArrowDown")
    eventually(page, "Number(document.activeElement.closest('[role=row]')?.ariaRowIndex) > 48_000")


def test_at_390_pixels_the_table_scrolls_by_itself_and_its_first_column_stays(new_page):
    page = new_page("/fixture/table", viewport={"width": 390, "height": 800})
    table = page.get_by_role("grid")
    before = cell(table, 0, 0).bounding_box()["x"]
    table.evaluate("table => { table.scrollLeft = 200 }")
    assert abs(cell(table, 0, 0).bounding_box()["x"] - before) < 2
    assert page.evaluate("document.querySelector('.screen').scrollWidth <= 390")
    top = table.get_by_role("columnheader").first.bounding_box()["y"]
    table.evaluate("table => { table.scrollTop = 5000 }")
    assert abs(table.get_by_role("columnheader").first.bounding_box()["y"] - top) < 2


def test_arrows_follow_the_direction_of_writing(new_page):
    page = new_page("/fixture/table", locale="ar")
    table = page.get_by_role("grid")
    cell(table, 0, 0).click()
    page.keyboard.press("ArrowLeft")
    expect(cell(table, 0, 1)).to_be_focused()
    assert cell(table, 0, 1).bounding_box()["x"] < cell(table, 0, 0).bounding_box()["x"]


def test_without_a_script_the_table_can_be_read(new_page):
    page = new_page(None, java_script_enabled=False)
    page.goto("/fixture/table")
    expect(page.get_by_role("gridcell", name="Ada Lovelace").first).to_be_visible()
    heading = page.get_by_role("columnheader", name="Number").bounding_box()
    assert abs(heading["x"] - page.get_by_role("gridcell").nth(1).bounding_box()["x"]) < 2
