"""Tests of combo boxes: the keyboard, ten thousand choices, the names for a screen reader, and the place of the list."""

import pytest
from playwright.sync_api import expect

from test_accessibility import violations
from waiting import eventually


@pytest.fixture
def page(new_page):
    return new_page("/views/combo-box")


def field(page, name="Customer"):
    return page.get_by_role("combobox", name=name, exact=True)


def options(page):
    return page.get_by_role("option")


def proposed(page):
    """Returns the text of the choice that the field proposes."""
    return page.evaluate(
        """() => {
          const id = document.activeElement.getAttribute('aria-activedescendant')
          return id && [...document.getElementById(id).children].map(part => part.textContent).join(', ')
        }"""
    )


def test_one_of_ten_thousand_is_found_with_the_keyboard(page):
    field(page).press_sequentially("lovelace ada")
    expect(options(page)).to_have_count(5)
    assert proposed(page) == "Ada Lovelace, Berlin"
    page.keyboard.press("ArrowDown")
    assert proposed(page) == "Ada Lovelace, Helsinki"
    page.keyboard.press("End")
    assert proposed(page) == "Ada Lovelace, Oslo"
    page.keyboard.press("ArrowDown")
    assert proposed(page) == "Ada Lovelace, Berlin"
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Customer 124, Ada Lovelace, London", exact=True)).to_be_visible()
    expect(field(page)).to_have_value("Ada Lovelace")
    expect(field(page)).to_be_focused()
    expect(options(page)).to_have_count(0)


def test_the_list_opens_without_typing_and_says_that_there_is_more(page):
    field(page).focus()
    page.keyboard.press("ArrowDown")
    expect(options(page)).to_have_count(20)
    assert proposed(page) is None
    expect(page.get_by_text("These are the first 20. Type more to see others.", exact=True).first).to_be_visible()
    page.keyboard.press("ArrowUp")
    assert proposed(page) == "Ada Bianchi, Oslo"
    page.keyboard.press("Escape")
    expect(options(page)).to_have_count(0)
    expect(field(page)).to_have_attribute("aria-expanded", "false")
    assert page.url.endswith("/views/combo-box")


def test_tab_takes_the_proposed_choice_and_a_text_that_is_no_choice_has_a_message(page):
    country = field(page, "Country")
    country.fill("swe")
    expect(options(page)).to_have_count(1)
    page.keyboard.press("Tab")
    expect(country).to_have_value("Sweden")
    expect(country).not_to_be_focused()
    country.fill("Atlantis")
    expect(page.get_by_text("Nothing found", exact=True).first).to_be_visible()
    page.keyboard.press("Tab")
    expect(country).to_have_attribute("aria-invalid", "true")
    expect(country).to_have_accessible_description("Choose an entry of the list.")
    country.fill("")
    page.keyboard.press("Tab")
    expect(country).to_have_accessible_description("A country is needed.")


def test_no_answer_changes_what_the_person_types(page):
    text = "grace hopper helsinki"
    # Let some answers arrive while the person continues typing.
    field(page).press_sequentially(text, delay=60)
    expect(field(page)).to_have_value(text)
    expect(options(page)).to_have_count(1)
    expect(field(page)).to_have_value(text)


def test_a_screen_reader_hears_the_names_and_the_number_of_results(page):
    field(page).press_sequentially("dijkstra edsger")
    expect(options(page)).to_have_count(5)
    expect(page.get_by_role("listbox", name="Customer", exact=True)).to_be_visible()
    expect(field(page)).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".combo [aria-live]").filter(has_text="Results: 5")).to_have_count(1)
    expect(page.get_by_role("option", selected=True)).to_have_count(1)
    assert violations(page) == []


def test_a_press_chooses_and_leaves_the_keyboard_in_the_field(page):
    country = field(page, "Country")
    country.locator("..").locator(".open").click()
    expect(options(page)).to_have_count(8)
    expect(country).to_be_focused()
    page.get_by_role("option", name="Iceland", exact=True).click()
    expect(country).to_have_value("Iceland")
    expect(country).to_be_focused()
    country.locator("..").locator(".clear").click()
    expect(country).to_have_value("")
    expect(country).to_be_focused()


def test_a_failed_search_is_told(page):
    field(page, "Supplier").fill("a")
    expect(page.get_by_text("The search failed. Try again.", exact=True).first).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_list_has_the_width_of_the_field_and_stays_in_a_narrow_window(new_page, locale):
    page = new_page("/views/combo-box", viewport={"width": 320, "height": 420}, locale=locale)
    field(page).focus()
    page.keyboard.press("ArrowDown")
    expect(options(page)).to_have_count(20)
    eventually(
        page,
        """() => {
          const list = document.querySelector('.choices:popover-open').getBoundingClientRect()
          const field = document.activeElement.getBoundingClientRect()
          return Math.abs(list.left - field.left) < 1 && Math.abs(list.width - field.width) < 1 && list.top >= 0
            && list.bottom <= innerHeight && (list.top >= field.bottom || list.bottom <= field.top)
        }""",
    )
