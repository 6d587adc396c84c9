"""Tests of an app with its own theme, which sets its colours, fonts and shapes."""

import re

import pytest
from playwright.sync_api import expect

from test_accessibility import violations
from test_pages import fetch
from waiting import still


def colour(page, selector, name="background-color"):
    return page.locator(selector).first.evaluate("(element, name) => getComputedStyle(element).getPropertyValue(name)", name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/themes/meadow/button", "/themes/ledger/text-field"])
def test_axe_finds_nothing_in_a_theme(new_page, path, scheme):
    page = new_page(path, color_scheme=scheme, reduced_motion="reduce")
    assert violations(page) == []


def test_a_theme_has_its_colour_and_the_authors_rules(new_page):
    page = new_page("/themes/ledger/button", color_scheme="light")
    assert colour(page, ".button.primary") == "rgb(163, 36, 59)"
    assert colour(page, ".screen > h1", "font-style") == "italic"
    assert page.get_by_role("button", name="Compare").bounding_box()["height"] < 40
    other = new_page("/views/button", color_scheme="light")
    assert colour(other, ".button.primary") == "rgb(47, 85, 200)"


def test_the_sheet_of_a_theme_is_served_under_the_same_policy(gallery):
    html = fetch(gallery, "/themes/meadow").read().decode()
    path = re.search(r'href="(/_belvedere/[0-9a-f]+/theme\.css)"', html)[1]
    answer = fetch(gallery, path)
    assert answer.status == 200 and answer.headers["Content-Type"].startswith("text/css")
    assert "immutable" in answer.headers["Cache-Control"] and "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "theme.css" not in fetch(gallery, "/hello").read().decode()


def test_rows_are_calm_until_the_pointer_or_the_keyboard_comes(new_page):
    page = new_page("/fixture", reduced_motion="reduce")
    page.get_by_role("tab", name="Lists").click()
    row = page.get_by_role("list", name="Letters").get_by_role("listitem").first
    delete = row.get_by_role("button", name="Delete: Anna Aiemi, Detail of 0", exact=True)
    actions = row.locator(".actions")
    page.mouse.move(0, 0)
    assert actions.evaluate("element => getComputedStyle(element).opacity") == "0"
    row.hover()
    assert actions.evaluate("element => getComputedStyle(element).opacity") == "1"
    page.mouse.move(0, 0)
    delete.focus()
    assert actions.evaluate("element => getComputedStyle(element).opacity") == "1"
    delete.press("Enter")
    expect(row).not_to_contain_text("Anna Aiemi")


def test_with_a_finger_one_button_opens_a_menu_of_what_can_be_done_with_a_row(new_page):
    page = new_page("/fixture", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.get_by_role("tab", name="Lists").tap()
    row = page.get_by_role("list", name="Letters").get_by_role("listitem").first
    delete = page.get_by_role("menuitem", name="Delete", exact=True)
    expect(row.get_by_role("button", name="Delete: Anna Aiemi, Detail of 0", exact=True)).to_be_hidden()
    more = row.get_by_role("button", name="More: Anna Aiemi, Detail of 0", exact=True)
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(delete).to_be_visible()
    assert delete.bounding_box()["height"] >= 44
    assert violations(page) == []
    more.tap()
    expect(delete).to_have_count(0)
    more.tap()
    delete.tap()
    expect(row).not_to_contain_text("Anna Aiemi")


def rows_that_follow_a_finger(new_page):
    page = new_page("/fixture", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.get_by_role("tab", name="Lists").tap()
    rows = page.get_by_role("list", name="Letters").get_by_role("listitem")
    # The page loads the script for swipes at the first touch, so touch once before the test.
    rows.nth(0).locator(".cell").evaluate("cell => cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId: 7 }))")
    expect(page.locator("link[href*=swipe]")).to_have_count(1)
    return page, rows


def test_a_touch_right_after_a_swipe_closes_the_row_and_opens_nothing(new_page):
    page, rows = rows_that_follow_a_finger(new_page)
    address = page.url
    # Swipe one row, then touch and click another row, while the page still expects the click that ends the swipe.
    left = page.evaluate("""async ([row, other]) => {
        const send = (target, type, x) => target.dispatchEvent(new PointerEvent(type, {
            bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 8, isPrimary: true, clientX: x, clientY: 300 }))
        send(row.querySelector('.cell'), 'pointerdown', 300)
        await new Promise(done => setTimeout(done))
        for (const x of [280, 200, 150]) send(row, 'pointermove', x)
        send(row, 'pointerup', 150)
        const wasOpen = row.matches('.swiped')
        send(other.querySelector('.cell'), 'pointerdown', 200)
        await new Promise(done => setTimeout(done, 100))
        send(other.querySelector('.cell'), 'pointerup', 200)
        const click = new MouseEvent('click', { bubbles: true, cancelable: true })
        other.querySelector('.cell').dispatchEvent(click)
        return [wasOpen, row.matches('.swiped'), click.defaultPrevented]
    }""", [rows.nth(0).element_handle(), rows.nth(2).element_handle()])
    assert left == [True, False, True], "the swipe opens the row, the touch closes it, and its click does nothing"
    assert page.url == address


def test_the_click_of_a_touch_that_closes_a_row_opens_nothing_however_late_it_comes(new_page):
    page, rows = rows_that_follow_a_finger(new_page)
    address = page.url
    left = page.evaluate("""async ([row, other]) => {
        const send = (target, type, pointerId, x) => {
            const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', pointerId, isPrimary: true, clientX: x, clientY: 300 })
            target.dispatchEvent(event)
            return event
        }
        const swipe = async (target, pointerId) => {
            send(target.querySelector('.cell'), 'pointerdown', pointerId, 300)
            await new Promise(done => setTimeout(done))
            for (const x of [280, 200, 150]) send(target, 'pointermove', pointerId, x)
            send(target, 'pointerup', pointerId, 150)
        }
        await swipe(row, 8)
        send(other.querySelector('.cell'), 'pointerdown', 9, 200)
        send(other.querySelector('.cell'), 'pointerup', 9, 200)
        // The page has been busy, and the next swipe is over already.
        await swipe(row, 10)
        await new Promise(done => setTimeout(done, 100))
        return send(other.querySelector('.cell'), 'click', 9, 200).defaultPrevented
    }""", [rows.nth(0).element_handle(), rows.nth(2).element_handle()])
    assert left, "the click of the touch that closed the row does nothing"
    assert page.url == address


@pytest.mark.parametrize("locale,side", [("en", -1), ("ar", 1)])
def test_a_finger_draws_a_row_aside_and_finds_what_can_be_done_with_it(new_page, locale, side):
    page = new_page("/fixture", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, reduced_motion="reduce", locale=locale)
    page.get_by_role("tab", name="Lists").tap()
    rows = page.get_by_role("list", name="Letters").get_by_role("listitem")
    row, other = rows.nth(0), rows.nth(2)
    delete = row.locator(".actions").get_by_role("button", name="Delete: Anna Aiemi, Detail of 0", exact=True)
    touch = page.context.new_cdp_session(page)

    def swipe(target, across, down=0):
        box = target.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for number in range(9):
            point = {"x": x + across * number / 8, "y": y + down * number / 8}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    address = page.url
    # The page loads the script for swipes at the first touch, so the first swipe only loads it.
    swipe(row, side * 20)
    expect(page.locator("link[href*=swipe]")).to_have_count(1)
    swipe(row, side * 12, down=30)
    expect(delete).to_be_hidden()
    # That movement scrolls the page, and scrolling closes a row.
    still(page)
    swipe(row, -side * 150)
    expect(delete).to_be_hidden()
    swipe(row, side * 150)
    expect(delete).to_be_visible()
    assert delete.bounding_box()["height"] >= 44
    assert (delete.bounding_box()["x"] > 195) == (side < 0), "behind the end of the row"
    assert violations(page) == []
    # A swipe does not open the row's screen. The tool axe scrolls the page, and scrolling closes the swiped row.
    assert page.url == address
    page.evaluate("dispatchEvent(new Event('scroll'))")
    expect(delete).to_be_hidden()
    # Wait two frames, because the scroll events of axe arrive with the next frames.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    swipe(row, side * 150)
    expect(delete).to_be_visible()
    # A touch of another row only closes the swiped row. A swipe of another row closes it and opens that row.
    other.locator(".cell").tap()
    expect(delete).to_be_hidden()
    swipe(row, side * 150)
    swipe(other, side * 150)
    expect(delete).to_be_hidden()
    expect(other.locator(".actions button").first).to_be_visible()
    swipe(row, side * 150)
    # Click with the mouse, because a browser would take a touch right after a swipe for the end of the swipe.
    delete.click()
    expect(row).not_to_contain_text("Anna Aiemi")


def test_rows_of_what_is_still_read_stand_where_the_texts_will_be(new_page):
    for locale in ("en", "ar"):
        page = new_page("/fixture", locale=locale)
        page.evaluate("""document.body.insertAdjacentHTML('beforeend',
            '<div class="spinner spinning"><span class="wheel"></span></div><div class="list" hidden></div>')""")
        scale = page.locator("body > .spinner").evaluate("element => getComputedStyle(element, '::after').scale")
        assert scale == ("-1 1" if locale == "ar" else "none")


def test_nothing_moves_when_a_person_wants_less_motion(new_page):
    page = new_page("/fixture", reduced_motion="reduce")
    moved = page.evaluate("""() => {
        document.body.insertAdjacentHTML('beforeend', `<div class="screen presented" data-new><h1>Dialog</h1></div>
            <div class="spinner spinning"><span class="wheel"></span></div><div class="list" hidden></div>`)
        const dialog = document.querySelector('body > .presented')
        const moving = document.getAnimations().filter(animation => animation.effect.getComputedTiming().activeDuration > 0)
        return [getComputedStyle(dialog).translate, ...moving.map(animation => animation.animationName)]
    }""")
    # The spinner must still turn, because it shows that work continues. It turns slowly.
    assert [each for each in moved if each != "turn"] == ["none"]


def test_a_button_with_a_symbol_keeps_its_name_where_there_is_no_room_for_it(new_page):
    page = new_page("/employees", viewport={"width": 390, "height": 844})
    download, refresh = page.get_by_role("button", name="Download CSV"), page.get_by_role("button", name="Refresh")
    assert download.bounding_box()["width"] < 60
    assert download.bounding_box()["y"] == refresh.bounding_box()["y"]
    assert new_page("/employees", viewport={"width": 1000, "height": 800}).get_by_role("button", name="Download CSV").bounding_box()["width"] > 100


def test_on_paper_there_is_the_whole_list_and_nothing_to_press(new_page):
    page = new_page("/fixture/layout")
    page.emulate_media(media="print")
    expect(page.locator(".back").last).to_be_hidden()
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height > page.viewport_size["height"]


def test_every_symbol_is_drawn(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="States").click()
    masks = page.locator(".image.symbol").evaluate_all(
        "all => all.map(one => [one.getAttribute('aria-label'), getComputedStyle(one, '::before').maskImage])")
    assert len(masks) > 30
    assert [name for name, mask in masks if not mask.startswith("url")] == []
