"""Tests of custom elements of apps: their JavaScript modules, properties and events, and their behaviour after a failure."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from test_pages import fetch

CHART = "scatter-chart"
CHOSEN = ".screen:not([inert]) .stack.horizontal > .label.headline"


@pytest.fixture
def chart(new_page):
    page = new_page("/employees/salaries")
    expect(page.locator(f"{CHART} .point").first).to_be_visible()
    return page


def test_a_chart_is_drawn_by_the_modules_of_its_app_under_the_policy(chart, gallery):
    box = chart.locator(".element")
    assert chart.get_by_role("group", name="Salaries by age").count() == 1
    count = chart.locator(f"{CHART} .point").count()
    assert count > 10
    source = box.get_attribute("data-source")
    answer = fetch(gallery, source)
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert fetch(gallery, source.replace("scatter-chart", "other")).status == 404


def test_a_point_is_chosen_by_the_pointer_and_by_the_keyboard(chart):
    points = chart.locator(f"{CHART} .point")
    points.nth(3).click()
    name = points.nth(3).get_attribute("aria-label")
    expect(chart.locator(CHOSEN)).to_have_text(name)
    expect(points.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(points.nth(3)).to_be_focused()
    only = chart.locator(f"{CHART} .point[tabindex='0']")
    expect(only).to_have_count(1)
    expect(only).to_be_focused()
    chart.keyboard.press("ArrowRight")
    chart.keyboard.press("Enter")
    expect(chart.locator(CHOSEN)).to_have_text(points.nth(4).get_attribute("aria-label"))
    expect(points.nth(4)).to_be_focused()
    chart.keyboard.press("End")
    expect(points.last).to_be_focused()
    expect(only).to_have_count(1)
    expect(only).to_be_focused()
    chart.get_by_role("button", name="Show").click()
    expect(chart).to_have_url(re.compile(r"/employees/salaries/\d+$"))
    chart.go_back()
    expect(chart.locator(CHOSEN)).not_to_be_empty()


def test_a_chart_is_turned_round_where_the_language_is(new_page):
    page = new_page("/employees/salaries", locale="ar")
    points = page.locator(f"{CHART} .point")
    expect(points.first).to_be_visible()
    youngest, oldest = points.first.bounding_box(), points.last.bounding_box()
    assert youngest["x"] > oldest["x"]
    points.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(points.nth(1)).to_be_focused()


def test_an_element_stays_as_it_is_while_the_connection_is_gone(chart, new_page):
    chart.evaluate("document.querySelector('scatter-chart').own = 1")
    chart.context.set_offline(True)
    chart.evaluate("dispatchEvent(new Event('offline'))")
    chart.context.set_offline(False)
    chart.locator(f"{CHART} .point").nth(2).click()
    expect(chart.locator(CHOSEN)).not_to_be_empty()
    assert chart.evaluate("document.querySelector('scatter-chart').own") == 1


def test_an_element_that_goes_lets_go_of_what_it_holds(chart):
    chart.evaluate("""() => {
      window.box = document.querySelector('.element')
      window.own = document.querySelector('scatter-chart')
    }""")
    chart.get_by_role("button", name="Back").click()
    expect(chart.locator(".element")).to_have_count(0)
    eventually(chart, "() => !box.contains(own)")
    chart.get_by_role("button", name="Chart", exact=True).click()
    expect(chart.locator(f"{CHART} .point").first).to_be_visible()


def test_a_text_replaces_a_module_that_does_not_load(browser, gallery):
    context = browser.new_context(base_url=gallery.address)
    page = context.new_page()
    page.route("**/scatter-chart.js", lambda route: route.abort())
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    page.goto("/employees/salaries")
    wait_until_live(page)
    text = page.locator(".element > p")
    expect(text).to_be_visible()
    expect(text).to_contain_text("employees of")
    eventually(page, lambda: any(frame.endswith(" fail") for frame in sent))
    # The rest of the page works.
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Employees")).to_be_visible()
    context.close()


def test_without_script_the_text_is_there(new_page, gallery):
    page = new_page("/employees")
    expect(page.get_by_role("grid", name="Employees")).to_be_visible()
    html = fetch(gallery, "/employees/salaries").read().decode()
    assert "employees of" in html and "<scatter-chart" not in html


def test_texts_do_not_become_markup(chart):
    assert chart.evaluate("""() => {
      const chart = document.querySelector('scatter-chart')
      chart.points = [{ id: 1, x: 1, y: 1, name: '<img src=x onerror="window.hacked = 1">' }, { id: 2, x: 2, y: 2, name: '</svg><script>window.hacked = 1</script>' }]
      chart.horizontal = '<b>Age</b>'
      return true
    }""")
    chart.locator(f"{CHART} .point").first.hover()
    expect(chart.locator(f"{CHART} .hint")).to_contain_text("<img")
    assert chart.locator(f"{CHART} img, {CHART} script, {CHART} b").count() == 0
    assert not chart.evaluate("window.hacked")


def test_hostile_events_are_refused_and_change_nothing(chart):
    for detail in ("'1'", "{ a: 1 }", "null", "1.5", "1e300", "[1]", "-1", "'\\u0000'"):
        chart.evaluate(f"document.querySelector('scatter-chart').dispatchEvent(new CustomEvent('pick', {{ detail: {detail} }}))")
    chart.evaluate("document.querySelector('scatter-chart').dispatchEvent(new CustomEvent('unheard', { detail: 1 }))")
    points = chart.locator(f"{CHART} .point")
    points.nth(1).click()
    expect(chart.locator(CHOSEN)).to_have_text(points.nth(1).get_attribute("aria-label"))
    expect(chart.locator("#link")).to_be_hidden()


def test_a_chart_names_its_axes_with_units_and_explains_its_marks(new_page):
    page = new_page("/employees/salaries", viewport={"width": 1280, "height": 900})
    for text in ("Age in years", "Salary", "One employee", "Average salary between two marks"):
        expect(page.locator(CHART).get_by_text(text, exact=True)).to_be_visible()
