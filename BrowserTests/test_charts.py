"""Tests of charts: a person reads single values with the mouse, a finger, or the keyboard, in any width and direction."""

import pytest
from playwright.sync_api import expect

from waiting import eventually, wait_until_live

COSTS = "/views/example/chart/2"
IN_2022 = "2022: Rent €910, Food €390, Heating €230, Travel €95"


def picture(page):
    return page.locator(".drawing[data-size=fill] > svg")


def places(page):
    return picture(page).get_by_role("button")


def opened(new_page, path, **options):
    page = new_page(path, **options)
    wait_until_live(page)
    # The chart has received its width when its last place is near the end of the picture, which is the left one in Arabic.
    reaches = "svg => { const box = svg.getBoundingClientRect(), ends = [...svg.querySelectorAll('[data-b=press]')].map(place => place.getBoundingClientRect().right); return box.right - Math.max(...ends) }"
    eventually(page, lambda: picture(page).evaluate(reaches) < 80)
    return page


@pytest.mark.parametrize("width", [390, 1280])
def test_the_chart_is_as_wide_as_its_space(new_page, width):
    page = opened(new_page, COSTS, viewport={"width": width, "height": 800})
    box = picture(page).bounding_box()
    assert box["height"] == 260 and box["width"] > 0.5 * width
    assert picture(page).evaluate("svg => svg.getScreenCTM().a") == 1
    texts = picture(page).locator("text").evaluate_all("texts => texts.map(text => { const box = text.getBoundingClientRect(); return [box.left, box.right] })")
    assert len(texts) > 8
    assert all(left >= box["x"] - 1 and right <= box["x"] + box["width"] + 1 for left, right in texts), "no label is cut off"


def test_a_person_reads_the_values_below_the_pointer(new_page):
    page = opened(new_page, COSTS, viewport={"width": 1280, "height": 800})
    span = page.get_by_text("2021 – 2026: €60 to €1,150", exact=True)
    expect(span).to_be_visible()
    places(page).nth(1).hover()
    expect(page.get_by_text(IN_2022, exact=True)).to_be_visible()
    page.mouse.move(1, 1)
    expect(span).to_be_visible()


def test_a_person_reads_the_values_with_the_keyboard(new_page):
    page = opened(new_page, COSTS, viewport={"width": 1280, "height": 800})
    places(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(places(page).nth(1)).to_be_focused()
    expect(places(page).nth(1)).to_have_accessible_name(IN_2022)
    expect(page.get_by_text(IN_2022, exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("2026: Rent €1,150, Food €495, Heating €170, Travel €140", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    expect(page.get_by_text("2021 – 2026: €60 to €1,150", exact=True)).to_be_visible()


def test_a_finger_reads_the_values(new_page):
    page = opened(new_page, COSTS, viewport={"width": 390, "height": 800}, has_touch=True)
    places(page).nth(1).tap()
    expect(page.get_by_text(IN_2022, exact=True)).to_be_visible()


def test_in_arabic_the_arrow_keys_follow_the_picture(new_page):
    page = opened(new_page, COSTS, viewport={"width": 390, "height": 800}, locale="ar")
    first, second = (places(page).nth(index) for index in (0, 1))
    assert first.bounding_box()["x"] > second.bounding_box()["x"]
    first.focus()
    page.keyboard.press("ArrowLeft")
    expect(second).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(first).to_be_focused()


def test_the_table_of_values_opens_below_the_chart(new_page):
    page = opened(new_page, COSTS, viewport={"width": 1280, "height": 800})
    page.get_by_text("Table of values", exact=True).click()
    table = page.get_by_role("grid", name="Cost of living").or_(page.get_by_role("table", name="Cost of living"))
    expect(table).to_be_visible()
    expect(table).to_contain_text("€1,150")


def test_ten_thousand_values_are_a_small_picture(new_page):
    page = opened(new_page, "/views/example/chart/5", viewport={"width": 390, "height": 800})
    assert len(picture(page).inner_html()) < 40_000
    assert places(page).count() == 100
