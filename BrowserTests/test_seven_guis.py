"""The tasks of 7GUIs where the browser matters: what goes on while a person holds a control, and what colour says."""

import re

from playwright.sync_api import expect

from conftest import eventually


def seconds(locator):
    return float(locator.text_content().removesuffix(" s"))


def test_the_timer_runs_on_while_its_slider_is_held_and_follows_it_at_once(new_page):
    page = new_page("/sevenguis/timer")
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
    before = seconds(elapsed)
    eventually(page, lambda: seconds(elapsed) >= before + 0.5)
    assert slider.input_value() == held, "the ticks pulled the slider back"
    # Below what has passed: the timer stops at once, while the slider is still held.
    page.mouse.move(box["x"] + 2, middle, steps=6)
    eventually(page, lambda: gauge.evaluate("gauge => gauge.value") == 1)
    stopped = seconds(elapsed)
    page.wait_for_timeout(400)
    assert seconds(elapsed) == stopped
    # Longer again: it goes on from where it was.
    page.mouse.move(box["x"] + box["width"] * 0.9, middle, steps=6)
    eventually(page, lambda: seconds(elapsed) > stopped)
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
