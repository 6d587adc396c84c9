"""Tests of "Cells", the spreadsheet of the benchmark 7GUIs, with the keyboard. They use the cells beside the sample."""

import re

from playwright.sync_api import expect


def at(page, name):
    row, column = int(name[1:]), ord(name[0]) - 64
    return page.locator(f"[aria-rowindex='{row + 2}'] > [role=gridcell]").nth(column)


def test_a_spreadsheet_is_filled_by_keyboard(new_page):
    page = new_page("/sevenguis/cells")
    at(page, "D0").click()
    for text in ("1", "2", "3", "=sum(D0:D2)"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(at(page, "D3")).to_have_text("6")
    expect(at(page, "D4")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("F2")
    expect(page.get_by_role("textbox", name="D", exact=True)).to_have_value("=sum(D0:D2)")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("=D3*10")
    page.keyboard.press("Tab")
    expect(at(page, "E3")).to_have_text("60")
    expect(at(page, "F3")).to_be_focused()
    # All cells whose formulas use the edited cell change.
    at(page, "D0").click()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(at(page, "D3")).to_have_text("10")
    expect(at(page, "E3")).to_have_text("100")


def test_a_cell_that_needs_itself_says_so_and_is_emptied_by_delete(new_page):
    page = new_page("/sevenguis/cells")
    at(page, "D0").click()
    page.keyboard.type("=E0")
    page.keyboard.press("Tab")
    page.keyboard.type("=D0")
    page.keyboard.press("Enter")
    expect(at(page, "D0")).to_have_text("#CYCLE")
    expect(at(page, "E0")).to_have_text("#CYCLE")
    at(page, "E0").click()
    page.keyboard.press("Delete")
    expect(at(page, "D0")).to_have_text("0")
    expect(at(page, "E0")).to_have_text("")
    expect(at(page, "E0")).to_be_focused()


def test_a_mistake_stays_in_its_cell_with_a_reason(new_page):
    page = new_page("/sevenguis/cells")
    at(page, "F2").dblclick()
    page.keyboard.type("=sum(1")
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name="F", exact=True)
    expect(field).to_have_accessible_description("A closing bracket is missing.")
    page.keyboard.type(")")
    page.keyboard.press("Enter")
    expect(at(page, "F2")).to_have_text("1")
    assert page.locator(".rows > [role=row]").count() <= 100


def test_a_sample_shows_a_formula_and_follows_its_numbers(new_page):
    page = new_page("/sevenguis/cells")
    expect(at(page, "A3")).to_have_text("Total")
    expect(at(page, "B3")).to_have_text("1260")
    at(page, "B0").click()
    page.keyboard.type("940")
    page.keyboard.press("Enter")
    expect(at(page, "B3")).to_have_text("1350")
    at(page, "B3").dblclick()
    expect(page.get_by_role("textbox", name="B", exact=True)).to_have_value("=sum(B0:B2)")


def test_lines_show_each_cell_of_a_sheet(new_page):
    page = new_page("/sevenguis/cells")
    for name in ("A0", "D5"):
        expect(at(page, name)).to_have_css("border-inline-end-style", "solid")


def test_the_line_above_shows_and_changes_the_formula_of_the_chosen_cell(new_page):
    page = new_page("/sevenguis/cells")
    line = page.get_by_role("group", name="Formula line")
    expect(line.get_by_role("textbox", name="Formula of A0")).to_have_value("Rent")
    at(page, "B3").click()
    formula = line.get_by_role("textbox", name="Formula of B3")
    expect(formula).to_have_value("=sum(B0:B2)")
    expect(line.get_by_text("B3", exact=True)).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(line.get_by_role("textbox", name="Formula of B4")).to_have_value("=B3/30")
    page.keyboard.press("ArrowUp")
    # Backwards with Tab, the line is the next stop before the grid.
    page.keyboard.press("Shift+Tab")
    expect(formula).to_be_focused()
    formula.fill("=max(B0:B2)")
    page.keyboard.press("Enter")
    expect(at(page, "B3")).to_have_text("850")
    expect(formula).to_be_focused()
    formula.fill("=1+")
    page.keyboard.press("Escape")
    expect(formula).to_have_value("=max(B0:B2)")
    expect(formula).to_be_focused()
    expect(at(page, "B3")).to_have_text("850")


def test_a_refused_formula_stays_in_the_line_with_a_reason(new_page):
    page = new_page("/sevenguis/cells", viewport={"width": 390, "height": 800})
    at(page, "B3").click()
    formula = page.get_by_role("textbox", name="Formula of B3")
    formula.fill("=sum(B0:B2")
    at(page, "A1").click()
    expect(formula).to_be_focused()
    expect(formula).to_have_value("=sum(B0:B2")
    expect(formula).to_have_accessible_description("A closing bracket is missing.")
    page.keyboard.press("Escape")
    expect(formula).to_have_value("=sum(B0:B2)")
    expect(formula).to_have_accessible_description("")
    at(page, "A1").click()
    expect(page.get_by_role("textbox", name="Formula of A1")).to_have_value("Food")


def test_the_line_follows_an_edit_in_the_cell(new_page):
    page = new_page("/sevenguis/cells")
    at(page, "D0").click()
    page.keyboard.type("=B0*2")
    page.keyboard.press("Enter")
    expect(at(page, "D1")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("textbox", name="Formula of D0")).to_have_value("=B0*2")


def test_formulas_run_from_left_to_right_in_every_language(new_page):
    page = new_page("/sevenguis/cells", locale="ar")
    at(page, "B3").click()
    formula = page.get_by_role("textbox", name=re.compile("^صيغة .*B3"))
    expect(formula).to_have_value("=sum(B0:B2)")
    expect(formula).to_have_css("direction", "ltr")
    formula.fill("=1+2")
    expect(formula).to_have_css("direction", "ltr")
