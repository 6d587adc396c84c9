"""Tests of the map of Nearby, a drawing that a person moves: with the mouse, with two fingers, and with the keyboard alone."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from waiting import drawn, eventually, still, wait_until_live

RESTAURANTS = "/nearby/@60.1711,24.9445/restaurant"
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}
# JavaScript that returns the visible area of the map: the left side, the top, the width and the height, in metres.
AREA = "() => document.querySelector('.drawing[data-scales] > svg').getAttribute('viewBox').split(' ').map(Number)"


@pytest.fixture
def map_of(new_page):
    """Returns a function that opens the list of restaurants and waits until its map has come to a rest."""

    def opened(path=RESTAURANTS, viewport=WIDE, **options):
        page = new_page(path, viewport=viewport, **options)
        wait_until_live(page)
        expect(pins(page).first).to_be_attached()
        still(page, AREA)
        return page

    return opened


def picture(page):
    return page.locator(".drawing[data-scales] > svg")


def pins(page):
    return picture(page).get_by_role("button")


def middle(page):
    box = picture(page).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def empty_point(page):
    """Returns a point of the map where no marker is."""
    return page.evaluate("""() => {
        const svg = document.querySelector('.drawing[data-scales] > svg'), { left, top, width, height } = svg.getBoundingClientRect()
        for (let across = .2; across < .8; across += .05) for (let down = .2; down < .8; down += .05) {
            const point = [left + across * width, top + down * height]
            if (document.elementFromPoint(...point) === svg) return point
        }
    }""")


def test_the_buttons_are_in_their_corner_when_the_map_opens_on_a_living_page(new_page):
    page = new_page("/nearby", viewport=WIDE)
    page.get_by_role("button", name="Start in central Helsinki").click()
    page.get_by_role("button", name="Restaurant").first.click()
    zoom = page.get_by_role("button", name="Zoom in").locator("visible=true")
    expect(zoom).to_be_visible()
    # The style sheet of the corners arrives after the views.
    eventually(page, lambda: zoom.bounding_box()["x"] > 1280 - 80 and zoom.bounding_box()["y"] < 80)


def test_the_map_fills_its_pane_and_names_its_source_once(map_of):
    page = map_of()
    box = picture(page).bounding_box()
    assert (box["y"], box["height"]) == (0, 800) and box["x"] + box["width"] == 1280
    expect(page.get_by_text("© OpenStreetMap contributors").locator("visible=true")).to_have_count(1)
    corner = page.get_by_role("button", name="Zoom in").bounding_box()
    assert corner["x"] > 1280 - 80 and corner["y"] < 80
    expect(page.get_by_role("group", name=re.compile("^Scale: "))).to_be_visible()
    # Streets have round corners, and each lies on an outline of the same form.
    streets = page.locator(".drawing[data-scales] > svg > path[fill=none]").evaluate_all(
        "paths => paths.map(path => [path.getAttribute('d'), getComputedStyle(path).strokeLinejoin, parseFloat(path.getAttribute('stroke-width'))])"
    )
    half = len(streets) // 2
    assert half > 0
    for (line, join, outer), (same, _, inner) in zip(streets[:half], streets[half:]):
        assert line == same and join == "round" and outer > inner


def test_a_drag_moves_the_map_at_once_and_opens_nothing(map_of):
    page = map_of()
    before, pin = page.evaluate(AREA), pins(page).first
    box = pin.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 40, steps=4)
    after = page.evaluate(AREA)
    scale = picture(page).bounding_box()["width"] / before[2]
    assert abs(after[0] - before[0] - 60 / scale) < 1 and abs(after[1] - before[1] + 40 / scale) < 1
    page.mouse.up()
    still(page, AREA)
    assert page.evaluate(AREA) == after
    assert "/place/" not in page.url


def test_the_wheel_zooms_around_the_pointer(map_of):
    page = map_of()
    x, y = empty_point(page)
    at = """([x, y]) => { const svg = document.querySelector('.drawing[data-scales] > svg')
        const { x: across, y: down } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse()); return [across, down] }"""
    before, width = page.evaluate(at, [x, y]), page.evaluate(AREA)[2]
    page.mouse.move(x, y)
    page.mouse.wheel(0, -320)
    eventually(page, f"() => ({AREA})()[2] < {width * 0.6}")
    after = page.evaluate(at, [x, y])
    assert max(abs(one - other) for one, other in zip(before, after)) < 1


def test_a_double_click_zooms_in_and_the_buttons_zoom_out_again(map_of):
    page = map_of()
    width = page.evaluate(AREA)[2]
    page.mouse.dblclick(*empty_point(page))
    eventually(page, f"() => Math.abs(({AREA})()[2] - {width / 2}) < 1")
    page.get_by_role("button", name="Zoom out").click()
    eventually(page, f"() => Math.abs(({AREA})()[2] - {width}) < 1")
    page.get_by_role("button", name="Zoom in").click()
    eventually(page, f"() => Math.abs(({AREA})()[2] - {width / 2}) < 1")
    page.get_by_role("button", name="Zoom out").click()
    eventually(page, f"() => Math.abs(({AREA})()[2] - {width}) < 1")


def test_two_fingers_zoom(map_of):
    page = map_of(viewport=NARROW, has_touch=True)
    x, y = empty_point(page)
    width = page.evaluate(AREA)[2]
    touch = page.context.new_cdp_session(page)

    def send(kind, *distances):
        touch.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x + distance, "y": y, "id": number} for number, distance in enumerate(distances)],
        })

    send("touchStart", -20, 20)
    for distance in [30, 45, 60]:
        send("touchMove", -distance, distance)
        drawn(page)
    send("touchEnd")
    eventually(page, f"() => ({AREA})()[2] < {width * 0.6}")
    assert page.locator(".screen").first.evaluate("screen => screen.scrollTop") == 0


def test_the_keyboard_alone_moves_the_map_and_opens_a_place(map_of):
    page = map_of()
    picture(page).focus()
    left, top, width, height = page.evaluate(AREA)
    page.keyboard.press("ArrowRight")
    eventually(page, f"() => Math.abs(({AREA})()[0] - {left + width / 4}) < 1")
    page.keyboard.press("ArrowUp")
    eventually(page, f"() => Math.abs(({AREA})()[1] - {top - height / 4}) < 1")
    for _ in range(4):
        page.keyboard.press("+")
        still(page, AREA)
    assert page.evaluate(AREA)[2] < width / 3
    page.keyboard.press("Tab")
    expect(pins(page).and_(page.locator(":focus"))).to_have_count(1)
    # The next marker may be out of sight. The map moves to it.
    page.keyboard.press("End")
    still(page, AREA)
    pin, box = page.locator(":focus").bounding_box(), picture(page).bounding_box()
    assert box["x"] <= pin["x"] and pin["x"] + pin["width"] <= box["x"] + box["width"]
    assert box["y"] <= pin["y"] and pin["y"] + pin["height"] <= box["y"] + box["height"]
    name = page.locator(":focus").get_attribute("aria-label")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/place/"))
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_a_cluster_says_its_number_and_falls_apart(map_of):
    page = map_of()
    for _ in range(3):
        before = page.evaluate(AREA)[2]
        page.get_by_role("button", name="Zoom out").click()
        eventually(page, f"() => ({AREA})()[2] > {before * 1.5}")
        still(page, AREA)
    cluster = pins(page).and_(page.get_by_role("button", name=re.compile(r"^\d+ places$"))).first
    number = re.match(r"\d+", cluster.get_attribute("aria-label")).group()
    expect(picture(page).locator("text", has_text=re.compile(f"^{number}$")).first).to_be_attached()
    width, count = page.evaluate(AREA)[2], pins(page).count()
    cluster.focus()
    page.keyboard.press("Enter")
    eventually(page, f"() => ({AREA})()[2] <= {width / 2 + 1}")
    eventually(page, lambda: pins(page).count() > count)
    # The cluster is gone, and the focus stays in the map.
    assert picture(page).evaluate("svg => svg.contains(document.activeElement)")


def test_the_chosen_place_is_marked_among_the_others(map_of):
    page = map_of(RESTAURANTS + "/place/node%2F59622323")
    chosen = page.get_by_role("group", name="Map around Maya Bar & Grill").get_by_role("button", name="Maya Bar & Grill", exact=True)
    others = page.get_by_role("group", name="Map around Maya Bar & Grill").get_by_role("button")
    expect(chosen).to_be_visible()
    assert others.count() > 3
    colours = others.evaluate_all("pins => pins.map(pin => pin.getAttribute('fill'))")
    assert colours.count(chosen.get_attribute("fill")) == 1
    # The marked pin lies above the others and is larger.
    assert others.last.get_attribute("aria-label") == "Maya Bar & Grill"
    eventually(page, lambda: chosen.bounding_box()["height"] > 38)


def test_in_a_narrow_window_the_map_is_above_the_list(map_of):
    page = map_of(viewport=NARROW)
    box, rows = picture(page).bounding_box(), page.get_by_role("list", name="Restaurants nearby").bounding_box()
    assert 200 < box["height"] < 400 and box["y"] + box["height"] < rows["y"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_text("© OpenStreetMap contributors").locator("visible=true")).to_have_count(1)


def test_texts_never_cover_each_other(map_of):
    page = map_of()
    for _ in range(2):
        boxes = page.evaluate("""() => [...document.querySelectorAll('.drawing[data-scales] > svg > text[aria-hidden]')].map(text => {
            const { x, y, width, height } = text.getBBox(), angle = text.getAttribute('transform')
            return { text: text.textContent, x, y, width, height, angle }
        }).filter(text => !text.angle)""")
        for index, one in enumerate(boxes):
            for other in boxes[index + 1:]:
                across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
                down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
                assert across <= 0 or down <= 0, (one, other)
        page.get_by_role("button", name="Zoom in").click()
        still(page, AREA)


@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("path", ["/nearby/@60.1711,24.9445", RESTAURANTS, RESTAURANTS + "/place/node%2F59622323"], ids=["home", "list", "place"])
def test_hardly_anything_moves_while_a_screen_loads(new_page, path, viewport):
    page = new_page(None, viewport=viewport)
    page.add_init_script("""
        window.shifts = 0
        new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts += entry.value })
            .observe({ type: 'layout-shift', buffered: true })""")
    page.goto(path)
    wait_until_live(page)
    still(page)
    assert page.evaluate("shifts") <= 0.02


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["wide", "narrow"])
def test_axe_finds_nothing_on_the_map(map_of, scheme, viewport):
    page = map_of(viewport=viewport, color_scheme=scheme)
    found = [f"{item['id']}: {node['html']}" for item in Axe().run(page).response["violations"] for node in item["nodes"]]
    assert found == []
