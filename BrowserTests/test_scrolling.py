"""Tests that the scroll position stays while rows are added and removed above and below the visible rows."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from gallery import Gallery
from waiting import drawn, still

SCREEN = "[...document.querySelectorAll('.screen')].pop()"
# JavaScript that returns the position in the window of the row with a text.
TOP = "text => [...document.querySelectorAll('.row')].find(row => row.textContent.includes(text)).getBoundingClientRect().top"
# JavaScript that returns the text of the first row that is completely below the bars of its screen.
FIRST = """() => [...document.querySelectorAll('.row')].find(row => row.getBoundingClientRect().top > 200)
    .querySelector('.label').textContent"""

# JavaScript that returns the number of the first visible row and its distance above the edge in pixels; nothing if there is no row.
PLACE = """() => {
    const edge = [...document.querySelectorAll('.screen')].pop().getBoundingClientRect().top
    const row = [...document.querySelectorAll('.row')].find(row => row.getBoundingClientRect().bottom > edge)
    return row && [Number(row.getAttribute('aria-posinset')), Math.round(edge - row.getBoundingClientRect().top)]
}"""


@pytest.fixture(scope="module")
def full_gallery(browser):
    """Starts a gallery with a long list of contacts under many letters."""
    gallery = Gallery()
    page = browser.new_page(base_url=gallery.address)
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    names = [("Given", f"Family {n:03}") for n in range(300)] + [(f"{letter}ame", f"Index {n:02}") for letter in "ABCDHMQSTZ" for n in range(40)]
    cards = "".join(f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{g} {f}\r\nN:{f};{g};;;\r\nEND:VCARD\r\n" for g, f in names)
    page.locator("input[type=file]").set_input_files([{"name": "many.vcf", "mimeType": "text/vcard", "buffer": cards.encode()}])
    page.get_by_role("button", name="Ok").click()
    page.context.close()
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture
def long_list(new_page, full_gallery):
    page = new_page("/contacts/mvvm", base=full_gallery.address, viewport={"width": 900, "height": 700})
    expect(page.locator(".row .cell").first).to_be_visible()
    return page


def scroll(page, by):
    page.evaluate(f"{SCREEN}.scrollTop += {by}")
    still(page)


def add(page, first, last):
    page.get_by_role("button", name="Add contact").first.click()
    page.get_by_label("First Name").fill(first)
    page.get_by_label("Last Name").fill(last)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Add contact").first).to_be_visible()


@pytest.mark.parametrize("distance", [400, 9_000])
def test_rows_added_above_do_not_move_the_visible_rows(long_list, new_page, full_gallery, distance):
    page = long_list
    scroll(page, distance)
    name = page.evaluate(FIRST)
    before = page.evaluate(TOP, name)
    count = page.evaluate("Number(document.querySelector('.list').dataset.count)")
    other = new_page("/contacts/mvc", base=full_gallery.address)
    add(other, "Aa", f"Above {distance}")
    eventually(page, f"Number(document.querySelector('.list').dataset.count) === {count + 1}")
    still(page)
    assert abs(page.evaluate(TOP, name) - before) < 2


def test_rows_added_at_the_top_are_visible_at_the_top(long_list, new_page, full_gallery):
    page = long_list
    other = new_page("/contacts/mvc", base=full_gallery.address)
    add(other, "A", "First")
    expect(page.get_by_text("A First")).to_be_in_viewport()
    assert page.evaluate(f"{SCREEN}.scrollTop") == 0


def test_a_list_comes_back_as_it_was_left(long_list):
    page = long_list
    page.get_by_label("Search").focus()
    scroll(page, 5_000)
    before = page.evaluate(f"{SCREEN}.scrollTop")
    # Click with JavaScript, which does not move the focus: it stays in the field above, which is not visible.
    page.evaluate("[...document.querySelectorAll('.row .cell')].find(cell => cell.getBoundingClientRect().top > 300).click()")
    expect(page).to_have_url(re.compile(r"/contacts/mvvm/\d+$"))
    page.go_back()
    expect(page.get_by_label("Search")).to_be_focused()
    still(page)
    assert page.evaluate(f"{SCREEN}.scrollTop") == before


VISIBLE = """() => [...document.querySelectorAll('.row')].filter(row => row.getBoundingClientRect().bottom > 0
    && row.getBoundingClientRect().top < innerHeight)"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_letter_of_the_index_leads_to_its_section_and_rests_there(new_page, full_gallery, motion):
    frames = []
    page = new_page(None, base=full_gallery.address, viewport={"width": 900, "height": 700}, reduced_motion=motion)
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: frames.append(data)))
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    expect(page.locator(".jump button").first).to_be_visible()
    for letter in "ZMTAQSHZ":
        page.locator(".jump button", has_text=letter).first.click()
        heading = page.locator("h2.section", has_text=re.compile(f"^{letter}$"))
        expect(heading).to_be_in_viewport()
        still(page)
        expect(heading).to_be_in_viewport()
        assert heading.evaluate("heading => heading.getBoundingClientRect().top") < 160, letter
        eventually(page, f"({VISIBLE})().every(row => !row.querySelector('.cell > .placeholder'))")
    still(page)
    count = len(frames)
    # Wait for 60 frames. A list with the fault would request rows in each of them.
    drawn(page, 60)
    assert len(frames) <= count + 1, "the list goes on asking although nobody scrolls"


@pytest.mark.parametrize("width", [390, 900, 1440])
def test_a_letter_of_the_index_stays_below_the_pointer_and_shows_its_first_row_whole(new_page, full_gallery, width):
    page = new_page("/contacts/mvvm", base=full_gallery.address, viewport={"width": width, "height": 700}, reduced_motion="reduce")
    for letter in "SDZ":
        entry = page.locator(".jump button", has_text=letter).first
        entry.scroll_into_view_if_needed()
        before = entry.bounding_box()
        entry.click()
        heading = page.locator("h2.section", has_text=re.compile(f"^{letter}$"))
        expect(heading).to_be_in_viewport()
        still(page)
        assert abs(entry.bounding_box()["y"] - before["y"]) < 2, letter
        title, row = page.locator(".screen > h1").bounding_box(), heading.locator("xpath=../div[contains(@class, 'cell')]").bounding_box()
        box = heading.bounding_box()
        assert box["y"] >= title["y"] + title["height"] - 6 and row["y"] >= box["y"] + box["height"] - 1, letter


def test_the_end_key_leads_to_the_end(long_list):
    page = long_list
    page.locator(".row .cell").first.focus()
    page.keyboard.press("End")
    eventually(page, """document.activeElement.closest('.row')?.getAttribute('aria-posinset')
        === document.querySelector('.list').dataset.count""")
    page.keyboard.press("Home")
    eventually(page, "document.activeElement.closest('.row')?.getAttribute('aria-posinset') === '1'")
    page.keyboard.press("End")
    still(page)
    count = page.evaluate("Number(document.querySelector('.list').dataset.count)")
    last = page.locator(f".row[aria-posinset='{count}']")
    expect(last).to_be_in_viewport()
    eventually(page, f"{SCREEN}.scrollTop + {SCREEN}.clientHeight >= {SCREEN}.scrollHeight - 2")


def test_the_end_key_leads_to_the_end_when_the_estimate_of_the_height_changes(long_list):
    page = long_list
    page.locator(".row .cell").first.focus()
    # The list scrolls with one estimate, and rows that arrive before the next frame change it.
    page.evaluate("""() => {
        const list = document.querySelector('.list'), size = list.size
        list.size = size - 6
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }))
        list.size = size
    }""")
    eventually(page, """document.activeElement.closest('.row')?.getAttribute('aria-posinset')
        === document.querySelector('.list').dataset.count""")
    expect(page.locator(".row .cell:focus")).to_be_in_viewport()


def test_rows_that_go_leave_the_keyboard_to_other_rows_and_not_to_the_index(long_list):
    page = long_list
    page.locator(".row .cell").first.focus()
    scroll(page, 9_000)
    eventually(page, "document.activeElement.matches('.row .cell')")


def test_the_wheel_moves_the_list_one_way(long_list):
    page = long_list
    page.mouse.move(400, 500)
    places = []
    for _ in range(60):
        page.mouse.wheel(0, 100)
        drawn(page, 2)
        places.append(page.evaluate(PLACE))
    still(page)
    places.append(page.evaluate(PLACE))
    # The height above the visible rows is estimated until the rows there are loaded. So the distance from the top may change, but the
    # visible rows must not.
    seen = [place for place in places if place]
    assert len(seen) > 40, places
    back = [(a, b) for a, b in zip(seen, seen[1:]) if b[0] < a[0] or (b[0] == a[0] and b[1] < a[1] - 2)]
    assert not back, back
    assert abs(page.evaluate(f"{SCREEN}.scrollTop") - 6_000) < 300


def test_arrows_go_down_a_long_list_without_losing_the_keyboard(long_list):
    page = long_list
    page.locator(".row .cell").first.focus()
    for _ in range(80):
        page.keyboard.press("ArrowDown")
        drawn(page, 2)
    eventually(page, "document.activeElement.matches('.row .cell')")
    assert page.evaluate("Number(document.activeElement.closest('.row').getAttribute('aria-posinset'))") > 60


def test_the_index_can_be_used_in_a_low_window(long_list):
    page = long_list
    page.set_viewport_size({"width": 844, "height": 300})
    last = page.locator(".jump button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    box = last.bounding_box()
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).matches('.jump button')", [box["x"] + 5, box["y"] + 5])


def test_rows_that_come_into_view_by_scrolling_do_not_play_their_arrival(new_page):
    page = new_page("/fixture")
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
        drawn(page, 2)
    eventually(page, "window.last !== document.querySelector('[aria-label=Rows]').lastElementChild")
    assert page.evaluate("window.arrivals") == 0


@pytest.mark.parametrize("architecture", ["mvc", "mvp", "mvvm", "viper"])
def test_after_saving_the_list_scrolls_to_the_new_row(new_page, full_gallery, architecture):
    page = new_page(f"/contacts/{architecture}", base=full_gallery.address, viewport={"width": 900, "height": 700})
    expect(page.locator(".row .cell").first).to_be_visible()
    add(page, "Mid", f"Saved {architecture}")
    row = page.get_by_role("listitem").filter(has_text=f"Mid Saved {architecture}")
    expect(row).to_be_in_viewport()
    expect(row.locator(":focus")).to_have_count(1)


def test_a_reload_keeps_search_and_order_of_the_contacts(new_page, full_gallery):
    page = new_page("/contacts/mvp", base=full_gallery.address)
    page.get_by_label("Search contacts").fill("index 07")
    expect(page).to_have_url(re.compile("/contacts/mvp/find-index%2007$"))
    page.get_by_role("combobox", name="Sort by").select_option("Last, first")
    expect(page).to_have_url(re.compile(r"/contacts/mvp/by-last-name\.find-index%2007$"))
    expect(page.get_by_role("listitem")).to_have_count(10)
    page.reload()
    wait_until_live(page)
    expect(page.get_by_label("Search contacts")).to_have_value("index 07")
    expect(page.get_by_role("combobox", name="Sort by")).to_have_value("Last, first")
    expect(page.get_by_role("listitem")).to_have_count(10)
