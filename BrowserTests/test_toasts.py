"""Tests of toasts with names that people have typed: the message has two lines at most, and no name turns it round or fills it."""

import re

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live

ARCHITECTURES = ["mvvm", "viper", "mvp", "mvc"]
# Names as (first, last): one that reverses what follows it, one that ends an isolation before it does so, and one without an end.
NAMES = {
    "reversing": ("\u202eBob", "Reverse"), "leaving": ("Ann\u2069\u202e", "Leaving"), "endless": ("Mwmwmw" * 20, "Featherstonehaugh"),
    "endless and reversing": ("\u202e" + "شمسالدین" * 12, "Y"),
}
# Whether all lines of the message are visible, and their number.
FITS = """message => [message.scrollHeight <= message.clientHeight + 1,
    Math.round(message.clientHeight / parseFloat(getComputedStyle(message).lineHeight))]"""
# The horizontal positions of the letters after the name.
LETTERS = """message => {
  const text = message.firstChild
  const place = index => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().x
  }
  return [...text.data].map((letter, index) => index).slice(text.data.lastIndexOf(' ') + 1).map(place)
}"""


def check(toast, word):
    """Expects a message of at most two whole lines, whose word after the name runs from left to right."""
    message = toast.locator("p")
    expect(message).to_have_text(re.compile(rf"\S {word}$"))
    text = message.text_content()
    assert "\u202e" not in text or text.startswith("\u2068") and text.endswith(f"\u2069 {word}"), ascii(text)
    fits, lines = message.evaluate(FITS)
    assert fits and 1 <= lines <= 2, ascii(text)
    letters = message.evaluate(LETTERS)
    assert len(letters) == len(word) and letters == sorted(letters), letters


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_a_name_in_a_message_leaves_its_words_alone(new_page, start, architecture, name):
    page = new_page(None, base=start().address, viewport={"width": 390, "height": 844})
    page.goto(f"/contacts/{architecture}")
    wait_until_live(page)
    page.get_by_role("button", name="Add contact").first.click()
    first, last = NAMES[name]
    page.get_by_label("First Name").fill(first)
    page.get_by_label("Last Name").fill(last)
    page.get_by_role("button", name="Done").click()
    toast = page.locator(".toast")
    check(toast, "saved")
    toast.get_by_role("button", name="Show").click()
    expect(page.get_by_role("heading", level=1).filter(has_text=last)).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("alertdialog")
    if dialog.count():
        dialog.get_by_role("button", name="Delete").click()
    expect(toast.get_by_role("button", name="Undo")).to_be_visible()
    check(toast, "deleted")
