"""Tests of the tasks of the benchmark 7GUIs that depend on the browser: changes while a person holds a control, and the meaning of
colours."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually


def seconds(locator):
    return float(locator.text_content().removesuffix(" s"))


def test_the_timer_runs_on_while_its_slider_is_held_and_follows_it_at_once(new_page, start):
    gallery = start("--clock", "2026-01-08T12:00:00Z")
    page = new_page("/sevenguis/timer", base=gallery.address)
    gallery.advance(2)
    expect(page.get_by_text("2.0 s")).to_be_visible()
    elapsed = page.locator(".label").get_by_text(re.compile(r"^\d+\.\d s$"))
    slider = page.get_by_role("slider", name="Duration")
    gauge = page.get_by_role("progressbar", name="Elapsed time")
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.9, middle, steps=6)
    held = slider.input_value()
    assert float(held) > 26
    expect(slider).to_have_attribute("aria-valuetext", f"{held} s")
    gallery.advance(0.5)
    expect(elapsed).to_have_text("2.5 s")
    assert slider.input_value() == held, "the ticks pulled the slider back"
    # Make the duration shorter than the elapsed time: the timer stops immediately, while the person still holds the slider.
    page.mouse.move(box["x"] + 2, middle, steps=6)
    eventually(page, lambda: gauge.evaluate("gauge => gauge.value") == 1)
    stopped = seconds(elapsed)
    gallery.advance(1)
    # Make the duration longer again: the timer continues from the time at which it stopped.
    page.mouse.move(box["x"] + box["width"] * 0.9, middle, steps=6)
    eventually(page, lambda: gauge.evaluate("gauge => gauge.value") < 1)
    gallery.advance(0.5)
    expect(elapsed).to_have_text(f"{stopped + 0.5:.1f} s")
    page.mouse.up()
    page.get_by_role("button", name="Reset").click()
    eventually(page, lambda: seconds(elapsed) < stopped)


def test_a_date_in_the_wrong_form_is_red_while_it_is_typed(new_page):
    page = new_page("/sevenguis/flight")
    field = page.get_by_label("Departure")
    before = field.evaluate("field => getComputedStyle(field).backgroundColor")
    field.press_sequentially("5")
    expect(page.get_by_text("Write the day as 27.03.2014.")).to_be_visible()
    expect(page.get_by_role("button", name="Book")).to_be_disabled()
    eventually(page, lambda: field.evaluate("field => getComputedStyle(field).backgroundColor") != before)
    assert field.get_attribute("aria-invalid") == "true"
    field.press("Backspace")
    expect(page.get_by_role("button", name="Book")).to_be_enabled()


def test_names_are_filtered_with_each_letter_and_changed_by_keyboard(new_page):
    page = new_page("/sevenguis/crud")
    page.get_by_label("Filter prefix").press_sequentially("m")
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Mustermann, Max").focus()
    page.keyboard.press("Enter")
    name = page.get_by_label("Name", exact=True)
    expect(name).to_have_value("Max")
    expect(page.get_by_role("button", name="Mustermann, Max")).to_have_attribute("aria-current", "true")
    name.fill("Erika")
    page.get_by_role("button", name="Update").click()
    expect(page.get_by_role("button", name="Mustermann, Erika")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Delete")).to_be_disabled()


def test_each_task_leads_to_the_six_others(new_whole_page):
    page = new_whole_page("/sevenguis/counter", viewport={"width": 1280, "height": 800})
    tasks = page.get_by_role("list", name="The seven tasks").get_by_role("link")
    assert tasks.all_inner_texts() == ["Counter", "Temperature", "Flight Booker", "Timer", "CRUD", "Circle Drawer", "Cells"]
    expect(tasks.first).to_have_attribute("aria-current", "page")
    tasks.last.click()
    expect(page.get_by_role("heading", name="Cells", level=1)).to_be_visible()
    expect(tasks.last).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize("path", ["/hello", "/sevenguis/counter", "/sevenguis/temperature", "/sevenguis/timer"])
def test_a_small_app_is_a_card_in_the_middle_of_a_wide_window(new_whole_page, path):
    page = new_whole_page(path, viewport={"width": 1280, "height": 800})
    card = page.locator(".screen > .group").bounding_box()
    assert 500 < card["width"] < 700
    assert abs(card["x"] + card["width"] / 2 - 640) < 12
