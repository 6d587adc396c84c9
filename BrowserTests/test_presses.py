"""Tests that a press counts for the control under the pointer, even if the page changes while the button of the mouse is down."""

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from player import Traffic

HINT = "This does not look like a phone number."


def press_beside_a_wrong_phone(page, traffic):
    """Types a wrong phone number, presses "Add email" without releasing the button of the mouse, and waits for the answer of the server.
    The press leaves the field, so the answer adds a hint, which moves "Add email" down."""
    wait_until_live(page)
    page.get_by_role("button", name="Add phone").click()
    page.get_by_role("textbox", name="Phone").fill("abc")
    add = page.get_by_role("button", name="Add email")
    add.scroll_into_view_if_needed()
    traffic.rest()
    box = add.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    traffic.rest()


@pytest.mark.parametrize("architecture", ["mvvm", "mvp", "viper", "mvc"])
def test_a_hint_that_appears_during_a_press_does_not_swallow_it(new_page, architecture):
    page = new_page(None)
    traffic = Traffic(page)
    page.goto(f"/contacts/{architecture}/add")
    press_beside_a_wrong_phone(page, traffic)
    page.mouse.up()
    expect(page.get_by_role("textbox", name="Email")).to_be_visible()
    expect(page.get_by_text(HINT)).to_be_visible()


def test_a_press_that_ends_beside_the_control_shows_the_hint_and_does_nothing_else(new_page):
    page = new_page(None)
    traffic = Traffic(page)
    page.goto("/contacts/mvvm/add")
    press_beside_a_wrong_phone(page, traffic)
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(page.get_by_text(HINT)).to_be_visible()
    expect(page.get_by_role("textbox", name="Email")).to_have_count(0)


def test_a_press_that_never_ends_does_not_hold_the_page(new_page):
    page = new_page(None)
    page.clock.install()
    traffic = Traffic(page)
    page.goto("/contacts/mvvm/add")
    press_beside_a_wrong_phone(page, traffic)
    expect(page.get_by_text(HINT)).to_have_count(0)
    page.clock.fast_forward(2000)
    expect(page.get_by_text(HINT)).to_be_visible()
    page.mouse.up()
