"""Tests of the layout of pages: views that fill their space, views that are cut off, and views side by side."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from test_pages import fetch
from wire import Wire


def test_a_lone_button_is_as_large_as_a_button(new_page):
    page = new_page("/fixture/lone/button")
    box = page.get_by_role("button", name="Alone").bounding_box()
    title = page.locator(".screen > h1").last.bounding_box()
    assert box["height"] < 60 and box["width"] < 200
    assert box["y"] - title["y"] - title["height"] < 40


def test_a_horizontal_stack_stands_at_the_top(new_page):
    page = new_page("/fixture/lone/row")
    label, title = page.get_by_text("Beside").bounding_box(), page.locator(".screen > h1").last.bounding_box()
    assert label["y"] - title["y"] - title["height"] < 60


def test_the_first_page_has_its_columns_without_a_script(new_page, gallery):
    page = new_page(None, java_script_enabled=False)
    answer = page.goto("/fixture/layout")
    policy = answer.headers["content-security-policy"]
    assert re.search(r"style-src 'self' 'nonce-[\w-]{32}'", policy) and "unsafe" not in policy
    born, year = page.get_by_text("Born", exact=True).bounding_box(), page.get_by_text("1815 in London").bounding_box()
    assert abs(born["y"] - year["y"]) < 12 and year["x"] > born["x"] + born["width"]
    assert "nonce" not in fetch(gallery, "/hello").headers["Content-Security-Policy"]


def test_columns_change_live(new_page):
    page = new_page("/fixture/layout")
    year = page.get_by_text("1815 in London")
    before = year.bounding_box()["x"]
    page.get_by_role("button", name="Wider first column").click()
    eventually(page, lambda: year.bounding_box()["x"] > before + 20)
    page.get_by_role("button", name="Wider first column").click()
    eventually(page, lambda: year.bounding_box()["x"] == before)


def test_a_page_that_is_replaced_has_its_columns_too(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/fixture/layout")
    wait_until_live(page)
    year = page.get_by_text("1815 in London")
    before = year.bounding_box()["x"]
    expect(page.locator("head > style")).to_have_count(1)
    wire.forget()
    # The style sheet of the former session must be gone, because its rules would apply to other views.
    expect(page.locator("head > style")).to_have_count(0)
    eventually(page, lambda: year.bounding_box()["x"] == before)


def test_cards_stand_beside_each_other_where_there_is_room(new_page):
    def columns(width):
        page = new_page("/fixture/layout", viewport={"width": width, "height": 900})
        return len({round(card.bounding_box()["x"]) for card in page.get_by_role("group", name="Cards").locator("> *").all()})

    assert columns(1280) == 3
    assert columns(320) == 1


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_spacer_moves_what_follows_to_the_end(new_page, direction):
    page = new_page("/fixture/layout", locale="ar" if direction == "rtl" else "en")
    total, price = page.get_by_text("Total").bounding_box(), page.get_by_text("12 €").bounding_box()
    if direction == "rtl":
        total, price = price, total
    assert price["x"] - total["x"] > 400


def test_a_disclosure_opens_by_keyboard_and_keeps_what_is_typed(new_page):
    page = new_page("/fixture/layout")
    summary = page.locator("summary", has_text="Advanced")
    folder = page.get_by_role("textbox", name="Folder")
    expect(folder).to_be_hidden()
    summary.focus()
    page.keyboard.press("Enter")
    expect(folder).to_be_visible()
    expect(page.get_by_text("Opened", exact=True)).to_be_visible()
    folder.fill("Letters")
    summary.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("Closed", exact=True)).to_be_visible()
    expect(folder).to_be_hidden()
    summary.click()
    expect(folder).to_have_value("Letters")


def test_a_disabled_disclosure_stays_closed(new_page):
    page = new_page("/fixture/layout")
    page.locator("summary", has_text="Not now").click(force=True)
    expect(page.get_by_text("Nobody sees this")).to_be_hidden()


def test_a_link_to_a_screen_opens_it_in_the_page_and_has_a_real_address(new_page):
    page = new_page("/fixture/layout")
    link = page.get_by_role("link", name="Row 7")
    assert link.get_attribute("href") == "/fixture/layout/row/7"
    page.evaluate("window.same = true")
    link.click()
    expect(page.get_by_role("heading", name="Row 7")).to_be_visible()
    expect(page).to_have_url(re.compile("/fixture/layout/row/7$"))
    assert page.evaluate("window.same")
    page.go_back()
    with page.context.expect_page() as other:
        link.click(modifiers=["ControlOrMeta"])
    expect(other.value.get_by_role("heading", name="Row 7")).to_be_visible()
    expect(page.get_by_role("heading", name="Layout")).to_be_visible()


def test_a_link_without_script_leads_there(new_page):
    page = new_page(None, java_script_enabled=False)
    page.goto("/fixture/layout")
    page.get_by_role("link", name="Row 7").click()
    expect(page.get_by_role("heading", name="Row 7")).to_be_visible()


def test_a_title_that_is_cut_ends_with_an_ellipsis(new_page):
    page = new_page(None, viewport={"width": 390, "height": 700})
    wire = Wire(page)
    page.goto("/fixture/row/5")
    wait_until_live(page)
    heading = page.locator(".screen > h1").last
    wire.tell(["t", heading.evaluate("heading => heading.id.slice(1)"), "Endless " * 25])
    expect(heading).to_contain_text("Endless")
    style = heading.evaluate("heading => [getComputedStyle(heading).webkitLineClamp, getComputedStyle(heading).overflowY]")
    assert style == ["2", "hidden"]


def test_a_choice_is_shown_whole_where_it_is_narrow(new_page):
    page = new_page("/employees", viewport={"width": 390, "height": 844})
    select = page.get_by_role("combobox", name="Sort by")
    # The least width in pixels for the text and the arrow of the picker.
    needed = select.evaluate("""select => {
        const copy = select.cloneNode(true)
        copy.style.cssText = 'position: absolute; inline-size: max-content'
        select.parentElement.append(copy)
        const width = copy.offsetWidth
        copy.remove()
        return width
    }""")
    assert select.bounding_box()["width"] >= needed


@pytest.mark.parametrize("width", [390, 1280])
def test_remove_stands_beside_its_field(new_page, width):
    # Reduce animations, because the row moves to its position and would be measured too early.
    page = new_page("/contacts/mvvm/add", viewport={"width": width, "height": 844}, reduced_motion="reduce")
    page.get_by_role("button", name="Add phone").click()
    field = page.get_by_role("textbox", name="Phone").bounding_box()
    remove = page.get_by_role("button", name=re.compile("Remove")).bounding_box()
    assert abs(field["y"] + field["height"] - remove["y"] - remove["height"]) < 4


def test_a_page_that_lists_apps_has_no_empty_paragraph(new_page):
    page = new_page(None)
    page.goto("/sevenguis")
    assert page.locator(".card p").evaluate_all("all => all.every(one => one.textContent.trim())")


@pytest.mark.parametrize("path", ["/", "/hello", "/fixture/row/7", "/contacts/mvvm"])
def test_head_has_the_status_of_get(gallery, path):
    request = urllib.request.Request(gallery.address + path, method="HEAD")
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 200 and answer.read() == b""
    assert int(answer.headers["Content-Length"] or 0) >= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_stands_out_of_the_page(new_page, scheme, width):
    page = new_page("/fixture/layout", viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.locator("summary", has_text="Advanced").click()
    assert page.evaluate("document.querySelector('.screen').scrollWidth <= innerWidth")
