"""Tests of the app Contacts with the keyboard only, in each architecture: Tab, Enter, arrow keys and Esc, without a click."""

import re

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from waiting import drawn
from wire import Wire

WHERE = """() => {
  const active = document.activeElement
  return (active.getAttribute('aria-label') || (active.labels && active.labels[0] && active.labels[0].textContent)
    || active.textContent || active.tagName).trim()
}"""


class Hands:
    """A person who uses the keyboard only."""

    def __init__(self, page):
        self.page = page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    @property
    def place(self):
        """The accessible name of the element that has the focus."""
        return self.page.evaluate(WHERE)

    def go_to(self, name, key="Tab"):
        """Presses a key until the element with this name has the focus. It must get the focus before the key has gone once around the
        page."""
        seen = []
        while self.place != name:
            seen.append(self.place)
            assert len(seen) < 60, f"{name!r} is not reached by {key}; seen were {seen}"
            self.press(key)
            drawn(self.page)


@pytest.mark.parametrize("architecture", ["mvvm", "viper", "mvp", "mvc"])
def test_contacts_by_the_keyboard_alone(new_page, architecture):
    page = new_page(f"/contacts/{architecture}")
    hands = Hands(page)
    family = f"Keys{architecture}"
    # Add contacts: the form sets the focus to a field, Enter in a field saves like "Done", and then the focus is in the list.
    for first, last in [("Ann", family), ("Bob", family), ("Cara", "Elsewhere")]:
        hands.go_to("Add contact")
        hands.press("Enter")
        expect(page.get_by_label("First Name")).to_be_focused()
        hands.type(first)
        hands.press("Tab")
        expect(page.get_by_label("Last Name")).to_be_focused()
        hands.type(last)
        hands.press("Enter")
        # The row of the new contact has the focus.
        expect(page.get_by_role("listitem").filter(has_text=f"{first} {last}").filter(has=page.locator(":focus"))).to_have_count(1)
    # Close an unfinished form with Esc: an alert asks, and the keyboard answers it.
    hands.go_to("Add contact")
    hands.press("Enter")
    expect(page.get_by_label("First Name")).to_be_focused()
    hands.type("Nobody")
    hands.press("Escape")
    expect(page.get_by_role("alertdialog")).to_contain_text("Discard changes?")
    hands.go_to("Discard")
    hands.press("Enter")
    expect(page.get_by_label("First Name")).to_have_count(0)
    # Search for contacts.
    rows = page.get_by_role("listitem")
    expect(rows.filter(has_text="Cara Elsewhere").first).to_be_visible()
    hands.go_to("Search contacts")
    # Insert the text at once. With single letters, each response would replace the rows, perhaps while a row has the focus.
    page.keyboard.insert_text(family)
    expect(rows).to_have_count(2)
    # The arrow keys move the focus through the rows, and Enter opens a row.
    while f"Ann {family}" not in hands.place:
        hands.press("Tab")
    hands.press("ArrowDown")
    assert f"Bob {family}" in hands.place
    hands.press("ArrowUp", "Enter")
    expect(page).to_have_url(re.compile(rf"/contacts/{architecture}/find-{family}/\d+$"))
    # Edit a contact.
    hands.go_to("Edit")
    hands.press("Enter")
    expect(page.get_by_label("First Name")).to_be_focused()
    hands.press("End")
    hands.type("a")
    hands.go_to("Done")
    hands.press("Enter")
    expect(page).to_have_url(re.compile(rf"/contacts/{architecture}/find-{family}/\d+$"))
    expect(page.get_by_role("heading", name=f"Anna {family}", level=1)).to_be_visible()
    # Delete a contact, and undo the deletion.
    hands.go_to("Delete")
    hands.press("Enter")
    expect(rows).to_have_count(1)
    hands.go_to("Undo")
    hands.press("Enter")
    expect(rows).to_have_count(2)
    # Delete a contact with the action of its row, and undo with the shortcut.
    hands.go_to(f"Delete: Bob {family}")
    hands.press("Enter")
    expect(rows).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    hands.press("Control+z")
    expect(rows).to_have_count(2)
    # Press the shortcut again. There is nothing to undo, and the search text must not change.
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    hands.press("Control+z", "Tab", "Shift+Tab")
    expect(page.get_by_label("Search contacts")).to_have_value(family)
    expect(page).to_have_url(re.compile(rf"/contacts/{architecture}/find-{family}$"))


def test_esc_that_ends_a_composition_leaves_the_screen_as_it_is(new_page):
    page = new_page("/fixture/form")
    field = page.get_by_role("textbox", name="Your name")
    press = """(field, isComposing) => field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }))"""
    assert field.evaluate(press, True)
    assert not field.evaluate(press, False)


def test_text_in_an_input_method_is_rewritten_only_afterwards(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/fixture")
    wait_until_live(page)
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.focus()
    method = page.context.new_cdp_session(page)
    method.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    expect(page.get_by_text("You typed 1 characters.")).to_be_visible()
    said = page.get_by_text("You typed 1 characters.")
    wire.tell(
        ["v", field.evaluate("field => field.id.slice(1)"), "rewritten", 99],
        ["t", said.evaluate("label => label.id.slice(1)"), "a frame came"],
    )
    expect(page.get_by_text("a frame came")).to_be_visible()
    expect(field).to_have_value("に")
    method.send("Input.insertText", {"text": "日"})
    expect(field).to_have_value("rewritten")
