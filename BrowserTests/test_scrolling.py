"""What a person who has scrolled goes on seeing, whatever comes and goes around it."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from gallery import Gallery

SCREEN = "[...document.querySelectorAll('.screen')].pop()"
# Where a row stands in the window, by its text.
TOP = "text => [...document.querySelectorAll('.row')].find(row => row.textContent.includes(text)).getBoundingClientRect().top"
# The text of the first row that stands whole below the bars of its screen.
FIRST = """() => [...document.querySelectorAll('.row')].find(row => row.getBoundingClientRect().top > 200)
    .querySelector('.label:last-child').textContent"""


@pytest.fixture(scope="module")
def full_gallery():
    """A gallery with a long list of contacts."""
    gallery = Gallery()
    gallery.is_filled = False
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture
def long_list(new_page, full_gallery):
    page = new_page("/contacts/mvvm", base=full_gallery.address, viewport={"width": 900, "height": 700})
    # Not by what is shown: the list comes a moment after the page.
    if not full_gallery.is_filled:
        full_gallery.is_filled = True
        cards = "".join(f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Given {n}\r\nN:Family {n:03};Given {n};;;\r\nEND:VCARD\r\n" for n in range(400))
        page.locator("input[type=file]").set_input_files([{"name": "many.vcf", "mimeType": "text/vcard", "buffer": cards.encode()}])
        page.get_by_role("button", name="Ok").click()
    expect(page.get_by_text("Family 000")).to_be_visible()
    return page


def scroll(page, by):
    page.evaluate(f"{SCREEN}.scrollTop += {by}")
    page.wait_for_timeout(300)


def add(page, first, last):
    page.get_by_role("button", name="Add contact").first.click()
    page.get_by_label("First Name").fill(first)
    page.get_by_label("Last Name").fill(last)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Add contact").first).to_be_visible()


@pytest.mark.parametrize("distance", [400, 9_000])
def test_what_is_added_above_does_not_move_what_one_reads(long_list, new_page, full_gallery, distance):
    page = long_list
    scroll(page, distance)
    name = page.evaluate(FIRST)
    before = page.evaluate(TOP, name)
    count = page.evaluate("Number(document.querySelector('.list').dataset.count)")
    other = new_page("/contacts/mvc", base=full_gallery.address)
    add(other, "Above", f"Aaa {distance}")
    eventually(page, f"Number(document.querySelector('.list').dataset.count) === {count + 1}")
    page.wait_for_timeout(300)
    assert abs(page.evaluate(TOP, name) - before) < 2


def test_what_is_added_at_the_top_is_seen_by_who_is_at_the_top(long_list, new_page, full_gallery):
    page = long_list
    other = new_page("/contacts/mvc", base=full_gallery.address)
    add(other, "First", "Aaa 0")
    expect(page.get_by_text("First Aaa 0")).to_be_in_viewport()
    assert page.evaluate(f"{SCREEN}.scrollTop") == 0


def test_a_list_comes_back_as_it_was_left(long_list):
    page = long_list
    page.get_by_label("Search").focus()
    scroll(page, 5_000)
    before = page.evaluate(f"{SCREEN}.scrollTop")
    # Without the click's own focus: the keyboard stays in the field above, out of sight.
    page.evaluate("[...document.querySelectorAll('.row .cell')].find(cell => cell.getBoundingClientRect().top > 300).click()")
    expect(page).to_have_url(re.compile(r"/contacts/mvvm/\d+$"))
    page.go_back()
    expect(page.get_by_label("Search")).to_be_focused()
    page.wait_for_timeout(300)
    assert page.evaluate(f"{SCREEN}.scrollTop") == before


def test_rows_that_come_into_view_by_scrolling_do_not_play_their_arrival(new_page):
    page = new_page("/views")
    page.get_by_role("tab", name="Long list").click()
    expect(page.get_by_text("Row 1", exact=True)).to_be_visible()
    page.evaluate("""() => {
        window.arrivals = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...all) { window.arrivals += this.matches('.row'); return animate.apply(this, all) }
        window.last = document.querySelector('[aria-label=Rows]').lastElementChild
    }""")
    for _ in range(20):
        page.evaluate("document.querySelector('.screen').scrollTop += 150")
        page.wait_for_timeout(40)
    eventually(page, "window.last !== document.querySelector('[aria-label=Rows]').lastElementChild")
    assert page.evaluate("window.arrivals") == 0
