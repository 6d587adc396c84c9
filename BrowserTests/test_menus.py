"""Tests of menus with pointer and keyboard, at the edges of the window, and after the app has changed them."""

import re

import pytest
from playwright.sync_api import expect

from waiting import drawn


@pytest.fixture
def page(new_page):
    return new_page("/fixture/drawn")


def button(page):
    return page.get_by_role("button", name="More", exact=True)


def item(page, name):
    return page.get_by_role("menuitem", name=name, exact=True)


def test_a_menu_opens_by_the_pointer_and_does_what_is_chosen(page):
    button(page).click()
    expect(page.get_by_role("menu", name="More")).to_be_visible()
    expect(button(page)).to_have_attribute("aria-expanded", "true")
    item(page, "Rename").click()
    expect(page.get_by_text("Chosen: Rename")).to_be_visible()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(button(page)).to_be_focused()
    expect(button(page)).to_have_attribute("aria-expanded", "false")


def test_a_second_press_closes_it_and_so_does_one_elsewhere(page):
    button(page).click()
    expect(page.get_by_role("menu")).to_be_visible()
    button(page).click()
    expect(page.get_by_role("menu")).to_have_count(0)
    drawn(page, 3)
    expect(page.get_by_role("menu")).to_have_count(0)
    button(page).click()
    expect(page.get_by_role("menu")).to_be_visible()
    page.get_by_role("heading", name="Menus and drawings").click()
    expect(page.get_by_role("menu")).to_have_count(0)


def test_the_keys_of_a_menu_button(page):
    button(page).focus()
    page.keyboard.press("ArrowDown")
    expect(item(page, "Rename")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(item(page, "Archive")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press("End")
    expect(item(page, "Delete")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(item(page, "Rename")).to_be_focused()
    page.keyboard.press("c")
    expect(item(page, "Copy")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(item(page, "Name")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(item(page, "Copy")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Chosen: Link")).to_be_visible()
    expect(button(page)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(item(page, "Delete")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(button(page)).to_be_focused()
    expect(page.get_by_role("heading", name="Menus and drawings")).to_be_visible()


def test_a_menu_at_the_pointer_opens_there_and_stays_within_the_window(page):
    thing = page.get_by_role("group", name="Ada Lovelace")
    box = thing.bounding_box()
    page.mouse.click(box["x"] + 40, box["y"] + 10, button="right")
    menu = page.get_by_role("menu", name="Ada Lovelace")
    expect(menu).to_be_visible()
    place = menu.bounding_box()
    assert abs(place["x"] - box["x"] - 40) < 3
    item(page, "Rename").click()
    expect(page.get_by_text("Chosen: Rename")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 420})
    box = thing.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 5, box["y"] + 10, button="right")
    place = page.get_by_role("menu").bounding_box()
    assert place["x"] >= 0 and place["x"] + place["width"] <= 390 and place["y"] + place["height"] <= 420


def test_a_menu_is_turned_round_where_the_language_is(new_page):
    page = new_page("/fixture/drawn", locale="ar")
    button(page).click()
    place, opener = page.get_by_role("menu").bounding_box(), button(page).bounding_box()
    assert abs(place["x"] + place["width"] - opener["x"] - opener["width"]) < 2
    page.keyboard.press("c")
    page.keyboard.press("ArrowLeft")
    expect(item(page, "Name")).to_be_focused()
    assert page.get_by_role("menu").nth(1).bounding_box()["x"] < place["x"]


def test_a_disabled_menu_does_not_open(page):
    locked = page.get_by_role("button", name="Locked")
    expect(locked).to_be_disabled()
    locked.click(force=True)
    expect(page.get_by_role("menu")).to_have_count(0)


def test_a_menu_goes_with_what_it_belongs_to(page):
    button(page).click()
    expect(page.get_by_role("menu")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("menu")).to_have_count(0)


def test_shapes_are_reached_by_the_keyboard_and_have_menus(page):
    door = page.get_by_role("button", name="Door")
    window = page.get_by_role("button", name="Window")
    expect(door).to_have_attribute("tabindex", "0")
    door.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The door is open")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(window).to_be_focused()
    page.keyboard.press("Enter")
    item(page, "Clean").click()
    expect(page.get_by_text("Chosen: Clean")).to_be_visible()
    expect(window).to_be_focused()


def test_a_pointer_is_told_in_the_coordinates_of_the_drawing(page):
    sent = []
    picture = page.locator(".drawing > svg")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_text("hover at 160, 100", exact=False).or_(page.get_by_text("hover at 159, 99", exact=False))).to_be_visible()
    page.get_by_role("button", name="Door").click()
    expect(page.get_by_text("The door is open")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.get_by_text("The pointer is elsewhere")).to_be_visible()


def test_moves_are_sent_one_at_a_time(new_page):
    page = new_page(None)
    frames = []
    page.on("websocket", lambda socket: (
        socket.on("framesent", lambda text: frames.append(("sent", text))), socket.on("framereceived", lambda text: frames.append(("got", text)))
    ))
    page.goto("/fixture/drawn")
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    picture = page.locator(".drawing > svg")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    expect(page.get_by_text("hover at")).to_be_visible()
    frames.clear()
    last = picture.evaluate("""svg => {
      const box = svg.getBoundingClientRect()
      for (let step = 0; step < 200; step++) {
        svg.dispatchEvent(new PointerEvent('pointermove', { clientX: box.left + 20 + step, clientY: box.top + 20, pointerId: 1, bubbles: true }))
      }
      return Math.floor(new DOMPoint(box.left + 219, box.top + 20).matrixTransform(svg.getScreenCTM().inverse()).x)
    }""")
    # The page always sends the last movement of the pointer, after all others.
    expect(page.get_by_text(re.compile(f"hover at ({last}|{last + 1}), "))).to_be_visible()
    moves = [text for kind, text in frames if kind == "sent" and " z 0 " in text]
    assert 1 <= len(moves) <= 3, moves


def test_the_arrow_of_a_menu_button_stands_beside_its_word(page):
    # The arrow is drawn by the style sheet and is no element, so its place follows from the button's layout.
    expect(button(page)).to_have_css("align-items", "center")
    expect(button(page)).to_have_css("grid-auto-flow", "column")
