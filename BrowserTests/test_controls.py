"""Tests of controls for numbers, dates, times, colours and visible choices: with pointer and keyboard, while the app responds slowly, and
with values that no person can enter."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from wire import Wire


def values(new_page, **options):
    page = new_page("/fixture", **options)
    page.get_by_role("tab", name="Values").click()
    expect(page.get_by_role("tabpanel", name="Values")).to_be_visible()
    return page


def test_a_slider_tells_each_place_while_it_is_dragged(new_page):
    page = values(new_page)
    slider = page.get_by_role("slider", name="Duration", exact=True)
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * 0.25, middle)
    page.mouse.down()
    for share in (0.4, 0.6, 0.8):
        page.mouse.move(box["x"] + box["width"] * share, middle, steps=4)
    # The person still holds the button of the mouse down.
    expect(page.get_by_text(re.compile(r"^Duration 4\d$"))).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^4\d seconds$"))
    page.mouse.up()


def test_a_slider_that_is_dragged_is_not_pulled_back_by_late_answers(new_page, proxy):
    page = values(new_page, base=proxy.address)
    slider = page.get_by_role("slider", name="Duration", exact=True)
    page.evaluate("""() => {
      const slider = document.querySelector('[type=range]')
      let last = Number(slider.value)
      window.backwards = 0
      slider.addEventListener('input', () => { last = Number(slider.value) })
      setInterval(() => { if (Number(slider.value) !== last) window.backwards++ }, 1)
    }""")
    slider.focus()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("45")
    expect(page.get_by_text("Duration 45", exact=True)).to_be_visible()
    assert page.evaluate("backwards") == 0


def test_a_slider_has_the_keys_of_its_pattern(new_page):
    page = values(new_page)
    slider = page.get_by_role("slider", name="Duration", exact=True)
    slider.focus()
    for key, value in [("ArrowUp", "16"), ("ArrowLeft", "15"), ("Home", "0"), ("End", "60"), ("PageDown", "54")]:
        page.keyboard.press(key)
        expect(slider).to_have_value(value)
    expect(page.get_by_text("Duration 54", exact=True)).to_be_visible()


def test_a_stepper_is_typed_into_and_stepped(new_page):
    page = values(new_page)
    guests = page.get_by_role("spinbutton", name="Guests")
    steps = page.locator(".stepper .step")
    steps.last.click()
    expect(page.get_by_text("Guests 3", exact=True)).to_be_visible()
    guests.fill("7")
    expect(page.get_by_text("Guests 7", exact=True)).to_be_visible()
    for _ in range(3):
        steps.last.click()
    expect(guests).to_have_value("8")
    # While a person types, a number out of bounds has no effect. After leaving the field, the old number returns.
    guests.fill("99")
    expect(page.get_by_text("Guests 8", exact=True)).to_be_visible()
    guests.blur()
    expect(guests).to_have_value("8")
    guests.fill("")
    guests.blur()
    expect(guests).to_have_value("8")
    steps.first.click()
    expect(page.get_by_text("Guests 7", exact=True)).to_be_visible()


def test_a_date_is_typed_part_by_part_and_left_unfinished_goes_back(new_page):
    page = values(new_page)
    date = page.get_by_label("Departure")
    date.focus()
    page.keyboard.type("12242026")
    expect(date).to_have_value("2026-12-24")
    expect(page.get_by_text("Departure 2026-12-24", exact=True)).to_be_visible()
    # This day is before the first allowed day.
    date.fill("2020-01-01")
    date.blur()
    expect(date).to_have_value("2026-12-24")
    # Enter only a part of a date.
    date.focus()
    page.keyboard.press("Backspace")
    date.blur()
    expect(date).to_have_value("2026-12-24")


@pytest.mark.parametrize("kind, entry", [
    ("date", "2026-02-30"), ("date", "tomorrow"), ("date", "1e999"), ("time", "25:00"), ("color", "red"), ("number", "NaN"),
    ("number", "1e999"), ("number", "-1"), ("range", "1000"),
])
def test_values_that_no_person_can_enter_are_refused_and_taken_back(new_page, kind, entry):
    page = values(new_page)
    field = page.locator(f"[type={kind}]").first
    before = field.input_value()
    # The page itself prevents such a value, so remove its check first.
    field.evaluate("""(field, entry) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      let is = true
      Object.defineProperty(field, 'value', { configurable: true, get: () => is ? entry : value.get.call(field), set: text => {
        is = false
        field.dataset.goneBack = text
        value.set.call(field, text)
      } })
      Object.defineProperty(field, 'validity', { value: { valid: true, badInput: false } })
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }""", entry)
    expect(field).to_have_attribute("data-gone-back", before)
    wait_until_live(page)
    page.get_by_role("tab", name="Controls").click()
    expect(page.get_by_role("switch", name="Notifications")).to_be_visible()


def test_choices_in_sight_are_chosen_by_keyboard_and_by_their_words(new_page):
    page = values(new_page)
    size = page.get_by_role("radiogroup", name="Size")
    size.get_by_role("radio", name="Medium").focus()
    page.keyboard.press("ArrowRight")
    expect(size.get_by_role("radio", name="Large")).to_be_checked()
    expect(page.get_by_text("Size 2", exact=True)).to_be_visible()
    page.get_by_text("Thick and soft").click()
    expect(page.get_by_role("radio", name="Thick and soft")).to_be_checked()
    page.get_by_role("group", name="Toppings").get_by_text("Basil").click()
    expect(page.get_by_text("Toppings [0, 2]", exact=True)).to_be_visible()
    assert page.get_by_role("radiogroup", name="Sold out").get_by_role("radio").first.is_disabled()


def test_long_text_grows_and_a_secret_is_not_shown(new_page):
    page = values(new_page)
    notes = page.get_by_label("Notes")
    before = notes.bounding_box()["height"]
    # The text area shows four lines from the start.
    assert before > 4 * 24
    notes.fill("\n".join(str(line) for line in range(12)))
    assert notes.bounding_box()["height"] > before
    expect(page.get_by_text("25 characters", exact=True)).to_be_visible()
    password = page.get_by_label("Password")
    assert (password.get_attribute("type"), password.get_attribute("autocomplete")) == ("password", "current-password")


def test_a_slider_keeps_its_place_through_a_cut_and_a_lost_session(new_page, start):
    gallery = start("--languages", "en")
    page = new_page("/sevenguis/timer", base=gallery.address)
    slider = page.get_by_role("slider", name="Duration")
    slider.fill("20")
    expect(slider).to_have_attribute("aria-valuetext", "20.0 s")
    gallery.stop()
    slider.focus()
    page.keyboard.press("ArrowRight")
    start("--languages", "en", port=gallery.port)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    # The new app has received the value, and the focus is where it was.
    expect(slider).to_have_attribute("aria-valuetext", "20.1 s")
    expect(slider).to_have_value("20.1")
    expect(slider).to_be_focused()


def test_a_date_that_was_entered_without_a_connection_arrives(new_page, proxy):
    page = values(new_page, base=proxy.address)
    proxy.cut()
    page.get_by_label("Departure").fill("2026-12-24")
    page.get_by_role("slider", name="Duration", exact=True).fill("40")
    proxy.repair()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Departure 2026-12-24", exact=True)).to_be_visible()
    expect(page.get_by_text("Duration 40", exact=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_nothing_is_cut_or_scrolled_sideways_on_a_narrow_screen(new_page, language, scheme):
    page = values(new_page, viewport={"width": 320, "height": 640}, color_scheme=scheme, locale=language)
    assert page.evaluate("document.querySelector('.screen').scrollWidth <= document.querySelector('.screen').clientWidth")


def test_the_words_beside_a_switch_belong_to_it_and_the_rest_to_the_row(new_page):
    page, visited = new_page("/fixture/switches"), []
    # The browser may report the first page only now.
    page.on("framenavigated", lambda frame: "/row/" in frame.url and visited.append(frame.url))
    row = page.get_by_role("listitem").filter(has_text="Room 2")
    row.get_by_text("Light").click()
    light = row.get_by_role("switch")
    expect(light).to_be_checked()
    light.click()
    expect(light).not_to_be_checked()
    row.get_by_text("Room 2").click()
    expect(page).to_have_url(re.compile("/fixture/switches/row/2$|/views/row/2$"))
    # Effects of the earlier presses would have arrived before this one.
    assert len(visited) == 1, visited


def test_a_refused_value_is_taken_back_in_the_page(new_page, proxy):
    page = new_page("/fixture/switches", base=proxy.address)
    row = page.get_by_role("listitem").filter(has_text="Room 2")
    light = row.get_by_role("switch")
    # Click the row first, which opens another screen, and then the switch in it. The switch is covered then, so the app must not receive
    # its event.
    light.evaluate("light => { light.closest('[data-b=row]').click(); light.click() }")
    expect(page.get_by_role("heading", name="Row 2")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Switches")).to_be_visible()
    expect(light).not_to_be_checked()


def test_a_message_describes_its_control_and_does_not_change_its_name(new_page):
    for path, role, name, message in [
        ("toggle", "switch", "I accept the terms", "You have to accept the terms."),
        ("picker", "combobox", "Day", "Choose a day."),
        ("checkbox-group", "group", "Opening days", "Choose at least one day."),
    ]:
        page = new_page(f"/views/{path}")
        control = page.get_by_role(role, name=name, exact=True)
        expect(control).to_have_accessible_description(message)
        expect(control).to_have_attribute("aria-invalid", "true")
        expect(page.get_by_text(message, exact=True).first).to_be_visible()
        page.close()
    page = new_page("/views/toggle")
    toggle = page.get_by_role("switch", name="I accept the terms", exact=True)
    toggle.click()
    expect(toggle).to_have_accessible_description("")
    expect(toggle).not_to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("You have to accept the terms.", exact=True)).to_be_hidden()


def test_a_pasted_amount_is_read_and_then_shown_as_an_amount(new_page):
    for text in ("1,234.50", "1 234.5 \u20ac"):
        page = new_page("/views/decimal-field")
        field = page.get_by_role("textbox", name="Price", exact=True)
        expect(field).to_have_attribute("inputmode", "decimal")
        expect(field).to_have_css("text-align", "end")
        field.fill("")
        field.focus()
        page.keyboard.insert_text(text)
        page.keyboard.press("Tab")
        expect(field).to_have_value("\u20ac1,234.50")
        expect(page.get_by_text("1234.5", exact=True)).to_be_visible()
        page.close()
