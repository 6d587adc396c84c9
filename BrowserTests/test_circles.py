"""Tests of "Circle Drawer" of the benchmark 7GUIs, with the pointer."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(new_page):
    page = new_page("/sevenguis/circles")
    page.canvas = page.locator(".drawing > svg")
    box = page.canvas.bounding_box()
    scale = box["width"] / 600
    page.at = lambda x, y: (box["x"] + x * scale, box["y"] + y * scale)
    return page


def test_circles_are_drawn_filled_under_the_pointer_adjusted_and_undone(page):
    circles = page.canvas.locator("circle")
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    expect(undo).to_be_disabled()
    page.mouse.click(*page.at(100, 100))
    expect(circles).to_have_count(1)
    page.mouse.click(*page.at(120, 100))
    page.mouse.click(*page.at(130, 100))
    page.mouse.click(*page.at(300, 200))
    expect(circles).to_have_count(3)
    # If several circles are under the pointer, the one whose centre is nearest is selected.
    page.mouse.move(*page.at(112, 100))
    expect(circles.nth(1)).to_have_attribute("fill", "rgb(150,150,150)")
    expect(circles.nth(0)).to_have_attribute("fill", "none")
    page.mouse.move(*page.at(500, 20))
    expect(circles.nth(1)).to_have_attribute("fill", "none")
    page.mouse.move(*page.at(300, 200))
    expect(circles.nth(2)).to_have_attribute("fill", "rgb(150,150,150)")
    page.mouse.click(*page.at(300, 200), button="right")
    page.get_by_role("menuitem", name="Adjust diameter..").click()
    expect(page.get_by_text("Adjust diameter of circle at (")).to_be_visible()
    slider = page.get_by_role("slider", name="Diameter")
    before = float(circles.nth(2).get_attribute("r"))
    slider.focus()
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(circles.nth(2)).to_have_attribute("r", f"{before + 10:g}")
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)
    undo.click()
    expect(circles.nth(2)).to_have_attribute("r", f"{before:g}")
    redo.click()
    expect(circles.nth(2)).to_have_attribute("r", f"{before + 10:g}")
    for count in (3, 2, 1, 0):
        undo.click()
        expect(circles).to_have_count(count)
    expect(undo).to_be_disabled()
