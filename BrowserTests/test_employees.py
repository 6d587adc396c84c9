"""Tests of the table of employees: the height of its rows, its numbers, and the columns of a narrow window."""

import re

import pytest
from conftest import wait_until_live
from playwright.sync_api import expect
from test_page_bar import SHIFTS
from waiting import still

WIDE, NARROW = {"width": 1280, "height": 844}, {"width": 390, "height": 844}


def row(page, name):
    return page.get_by_role("row", name=name)


def cell(page, name, column):
    return row(page, name).get_by_role("gridcell").nth(column)


@pytest.mark.parametrize("viewport", [WIDE, NARROW])
def test_each_person_is_on_the_page_once(new_page, viewport):
    page = new_page("/employees", viewport=viewport)
    expect(row(page, "Tiger Nixon")).to_be_visible()
    assert page.get_by_text("Tiger Nixon").count() == 1


def test_a_person_chooses_lower_rows_and_the_address_keeps_the_choice(new_page):
    page = new_page("/employees", viewport=WIDE)
    expect(row(page, "Tiger Nixon")).to_be_visible()
    high = row(page, "Tiger Nixon").bounding_box()["height"]
    page.get_by_label("Density").select_option("Compact")
    expect(page).to_have_url(re.compile("/employees/rows-compact$"))
    still(page)
    low = row(page, "Tiger Nixon").bounding_box()["height"]
    # A pointer needs 24 pixels at least.
    assert 24 <= low <= high - 8
    page.reload()
    wait_until_live(page)
    expect(page.get_by_label("Density")).to_have_value("Compact")
    assert row(page, "Tiger Nixon").bounding_box()["height"] == low


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_numbers_end_at_the_same_edge_with_digits_of_the_same_width(new_page, locale):
    page = new_page("/employees", viewport=WIDE, locale=locale)
    expect(row(page, "Tiger Nixon")).to_be_visible()
    for column in (1, 2, 3):
        boxes = [cell(page, name, column).locator("span").bounding_box() for name in ("Tiger Nixon", "Ashton Cox")]
        ends = {box["x"] if locale == "ar" else box["x"] + box["width"] for box in boxes}
        assert len(ends) == 1, column
        assert cell(page, "Tiger Nixon", column).evaluate("cell => getComputedStyle(cell).fontVariantNumeric") == "tabular-nums"


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_a_telephone_shows_whole_names_without_scrolling_across(new_page, locale):
    page = new_page("/employees", viewport=NARROW, locale=locale)
    expect(row(page, "Brielle Williamson")).to_be_visible()
    assert page.get_by_role("grid").evaluate("table => table.scrollWidth <= table.clientWidth")
    assert cell(page, "Brielle Williamson", 0).locator("span").evaluate("text => text.scrollWidth <= text.clientWidth")
    expect(row(page, "Brielle Williamson").get_by_role("gridcell")).to_have_count(3)
    assert page.get_by_role("columnheader").count() == 3


def test_the_arrow_keys_pass_over_the_column_that_a_telephone_leaves_out(new_page):
    page = new_page("/employees", viewport=NARROW)
    expect(row(page, "Tiger Nixon")).to_be_visible()
    cell(page, "Tiger Nixon", 0).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.textContent") == "320,800"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Tiger Nixon", level=1)).to_be_focused()
    expect(page.get_by_text("No. 1", exact=True)).to_be_visible()


@pytest.mark.parametrize("viewport", [WIDE, NARROW])
def test_nothing_moves_when_the_first_list_arrives(new_page, start, viewport):
    # The first visitor of a server sees no list of an earlier visitor, so all rows arrive after the page.
    gallery = start(bar=True, faults=True)
    page = new_page(None, base=gallery.address, viewport=viewport)
    page.add_init_script(SHIFTS)
    page.goto("/employees")
    wait_until_live(page)
    expect(row(page, "Tiger Nixon")).to_be_visible()
    still(page)
    assert page.evaluate("shifts") <= 0.02
