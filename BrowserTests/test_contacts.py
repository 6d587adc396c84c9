"""Tests of the look of Contacts: the tools above the list, selecting several contacts, and the card of one contact."""

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live

WIDTHS = pytest.mark.parametrize("width", [390, 1280])
ARCHITECTURES = pytest.mark.parametrize("architecture", ["mvvm", "viper", "mvp", "mvc"])


@WIDTHS
def test_the_list_begins_near_the_top_of_the_window(new_whole_page, width):
    page = new_whole_page("/contacts/mvvm", viewport={"width": width, "height": 844})
    expect(page.get_by_text("Amara Okafor")).to_be_visible()
    assert page.locator(".list > .rows").bounding_box()["y"] < 200
    tools = [page.get_by_role("searchbox"), page.get_by_role("combobox", name="Sort by"), page.get_by_role("button", name="Select", exact=True)]
    assert len({round(tool.bounding_box()["y"]) for tool in tools}) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@WIDTHS
@ARCHITECTURES
def test_selecting_replaces_the_tools_and_moves_nothing(new_whole_page, architecture, width):
    page = new_whole_page(f"/contacts/{architecture}", viewport={"width": width, "height": 844})
    wait_until_live(page)
    row = page.get_by_text("Amara Okafor")
    before = row.bounding_box()["y"]
    page.get_by_role("button", name="Select", exact=True).press("Enter")
    stop = page.get_by_role("button", name="Stop selecting")
    expect(stop).to_be_focused()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    amara = page.get_by_role("checkbox", name="Amara Okafor")
    expect(amara).not_to_be_checked()
    assert abs(amara.get_by_text("Amara Okafor").bounding_box()["y"] - before) < 1
    amara.press("Space")
    expect(amara).to_be_checked()
    expect(page.get_by_text("1 selected")).to_be_visible()
    expect(page.get_by_role("button", name="Delete: Amara Okafor")).to_have_count(0)
    stop.press("Enter")
    expect(page.get_by_role("button", name="Select", exact=True)).to_be_focused()
    expect(page.get_by_role("button", name="Amara Okafor", exact=False).first).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(0)


@WIDTHS
def test_a_card_offers_a_call_a_mail_and_a_copy(new_whole_page, width):
    page = new_whole_page("/contacts/mvvm/1", viewport={"width": width, "height": 844})
    wait_until_live(page)
    assert page.get_by_role("link", name="Call", exact=True).get_attribute("href").startswith("tel:")
    assert page.get_by_role("link", name="Write", exact=True).get_attribute("href").startswith("mailto:")
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_visible()
    # All values stand in one group, and a value is as wide as the card allows.
    number = page.get_by_role("link", name="Call +1 202 555 0100")
    mail = page.get_by_role("link", name="Write to amara@example.com")
    card = page.locator(".stack.group", has=number)
    expect(card).to_have_count(1)
    assert card.element_handle().evaluate("(card, other) => card.contains(other)", mail.element_handle())
    assert number.bounding_box()["height"] < 40


def test_the_colour_of_a_contact_is_the_same_in_the_list_and_on_the_card(new_whole_page):
    page = new_whole_page("/contacts/mvvm/1", viewport={"width": 1280, "height": 844})
    expect(page.locator(".list").get_by_text("Amara Okafor")).to_be_visible()
    expect(page.get_by_role("link", name="Call", exact=True)).to_be_visible()
    colours = page.evaluate("""
        [...document.querySelectorAll('#app span')].filter(one => one.textContent === 'AO').map(one => getComputedStyle(one).backgroundColor)
    """)
    colours = [colour for colour in colours if colour != "rgba(0, 0, 0, 0)"]
    assert len(colours) == 2 and len(set(colours)) == 1, colours


def test_the_keyboard_goes_from_the_list_to_the_card_and_back(new_whole_page):
    page = new_whole_page("/contacts/mvvm", viewport={"width": 1280, "height": 844}, reduced_motion="reduce")
    wait_until_live(page)
    hint = page.get_by_text("No contact is chosen")
    expect(hint).to_be_visible()
    amara, ben = page.locator(".cell", has_text="Amara Okafor"), page.locator(".cell", has_text="Ben Lindqvist")
    amara.click()
    heading = page.get_by_role("heading", name="Amara Okafor", level=1)
    expect(heading).to_be_focused()
    expect(hint).to_be_hidden()
    expect(amara).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(amara).to_be_focused()
    page.keyboard.press("F6")
    expect(heading).to_be_focused()
    ben.click()
    expect(page.get_by_role("heading", name="Ben Lindqvist", level=1)).to_be_focused()
    expect(amara).not_to_have_attribute("aria-current", "true")
    page.go_back()
    expect(hint).to_be_visible()
