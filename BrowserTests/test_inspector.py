"""Tests of the inspector, which shows a session beside its app. Other people cannot open the inspector of a session."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from test_accessibility import violations


@pytest.fixture(scope="module")
def gallery():
    """Starts a gallery with the inspector turned on. In a release build it is off by default."""
    gallery = Gallery("--inspector", "--inspector-in-production")
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


def parts(page):
    """Returns the two frames (`iframe`) of a page: the app and its inspector. Both are connected."""
    app = page.frame_locator("iframe").nth(0)
    inspector = page.frame_locator("iframe[title=Inspector]")
    expect(app.locator("#app .screen").first).to_be_visible()
    expect(inspector.get_by_role("tab", name="Structure")).to_be_visible()
    return app, inspector


def opened(new_page, path):
    page = new_page(None, viewport={"width": 1700, "height": 900})
    page.goto(path + "?inspect")
    return page, *parts(page)


def test_a_click_in_the_app_is_told_beside_it(new_page):
    page, app, inspector = opened(new_page, "/contacts/mvvm")
    app.get_by_role("searchbox").fill("Ann")
    steps = inspector.get_by_role("list", name="Steps").get_by_role("listitem")
    expect(steps.filter(has_text=re.compile(r"searchText changed from .* to \"Ann\""))).to_have_count(1)
    expect(steps.filter(has_text=re.compile(r"The server sent \d+ bytes to the page"))).not_to_have_count(0)
    assert violations(page) == []


def test_the_inspector_follows_a_press_in_hello_through_its_view_model_to_the_label(new_page):
    page, app, inspector = opened(new_page, "/hello")
    expect(inspector.get_by_text("No events yet")).to_be_visible()
    app.get_by_role("button", name="Say hello").click()
    steps = inspector.get_by_role("list", name="Steps").get_by_role("listitem")
    told = [
        "1 View You pressed “Say hello”.",
        "2 View The handler at Hello/HelloScreen.swift:",
        "3 View model HelloViewModel.helloText changed from \"\" to \"Hello\".",
        "4 View model HelloViewModel.helloText notified its listeners.",
        "5 View The view set label \"Hello\".text to \"Hello\".",
    ]
    for number, words in enumerate(told):
        expect(steps.nth(number)).to_contain_text(re.compile(r"\s*".join(map(re.escape, words.split()))))
    expect(steps.nth(1)).to_contain_text("The view called userTriggeredSayHelloButton() of HelloViewModel.")
    # The number of each step is in the diagram too. The handler leads to the part that it called.
    expect(inspector.get_by_role("img", name="2. userTriggeredSayHelloButton()")).to_be_visible()
    expect(inspector.get_by_role("img", name="3. helloText = \"Hello\"")).to_be_visible()


def test_the_opening_of_an_app_that_loads_data_is_told_too(new_page):
    page, app, inspector = opened(new_page, "/doggies")
    expect(inspector.get_by_role("heading", name="The app opened.")).to_be_visible()
    steps = inspector.get_by_role("list", name="Steps").get_by_role("listitem")
    expect(steps.filter(has_text="Alfred Labrador")).not_to_have_count(0)


def test_the_screen_before_an_event_is_shown_again(new_page):
    page, app, inspector = opened(new_page, "/sevenguis/counter")
    app.get_by_role("button", name="Count").click()
    expect(inspector.get_by_role("list", name="Steps").get_by_role("listitem")).not_to_have_count(0)
    picture = inspector.get_by_role("region", name="Counter", exact=True)
    expect(picture.get_by_text("1", exact=True)).to_be_visible()
    inspector.get_by_role("radio", name="Before").check()
    expect(picture.get_by_text("0", exact=True)).to_be_visible()
    expect(picture.get_by_role("button", name="Count")).to_be_disabled()


def test_the_inspector_leads_back_to_the_app_where_it_is(new_page):
    page, app, inspector = opened(new_page, "/contacts/mvvm")
    app.get_by_role("button", name="Add contact").first.click()
    expect(app.get_by_label("First Name")).to_be_visible()
    expect(inspector.get_by_text(re.compile(r"The window shows .*add"))).to_be_visible()
    inspector.get_by_role("link", name="Close the inspector").click()
    expect(page).to_have_url(re.compile(r"/contacts/mvvm/add"))
    expect(page.get_by_label("First Name")).to_be_visible()


def test_the_inspector_speaks_the_language_of_the_person(new_page):
    page = new_page(None, locale="fa-IR", viewport={"width": 1700, "height": 900})
    page.goto("/hello?inspect")
    inspector = page.frame_locator("iframe").nth(1)
    expect(inspector.get_by_role("tab", name="جریان")).to_be_visible()
    expect(inspector.locator("html[dir=rtl]")).to_have_count(1)


def test_the_structure_names_roles_and_what_holds_them(new_page):
    page, app, inspector = opened(new_page, "/contacts/viper")
    inspector.get_by_role("tab", name="Structure").click()
    pattern = inspector.get_by_role("group", name="The parts of this screen")
    for name in ["View ContactListView", "Presenter ContactListPresenter", "Wireframe ContactListWireframe"]:
        expect(pattern.get_by_role("img", name=name)).to_be_visible()
    inspector.get_by_text("All objects and references").click()
    table = inspector.get_by_role("grid", name="References")
    expect(table.get_by_role("row").filter(has_text="ContactListPresentation").first).to_be_visible()
    expect(table.get_by_role("row").filter(has_text="weak").first).to_be_visible()
    assert violations(page) == []


def test_a_recording_becomes_a_test_to_copy(new_page):
    page, app, inspector = opened(new_page, "/hello")
    inspector.get_by_role("tab", name="Recorder").click()
    inspector.get_by_role("button", name="Record").click()
    expect(inspector.get_by_role("button", name="Stop")).to_be_visible()
    app.get_by_role("button", name="Say hello").click()
    inspector.get_by_role("button", name="Stop").click()
    expect(inspector.get_by_text('app.tap(.button, "Say hello")')).to_be_visible()


def test_the_history_takes_the_app_back(new_page):
    page, app, inspector = opened(new_page, "/fixture")
    inspector.get_by_role("tab", name="Routes").click()
    rows = inspector.get_by_role("grid", name="History").get_by_role("row")
    expect(rows).to_have_count(2)


def test_another_browser_sees_nothing_of_it(new_page, gallery):
    page, app, inspector = opened(new_page, "/hello")
    address = page.locator("iframe[title=Inspector]").get_attribute("src")
    assert re.fullmatch(r"/_belvedere/inspector\?inspected=[\w-]{32}", address)
    for headers in [{}, {"Cookie": "belvedere=" + "A" * 32}]:
        try:
            urllib.request.urlopen(urllib.request.Request(gallery.address + address, headers=headers))
            raise AssertionError("somebody else was shown the inspector")
        except urllib.error.HTTPError as error:
            assert error.code == 404
    stranger = new_page(None)
    assert stranger.goto(address).status == 404


def test_only_inspected_pages_may_stand_in_a_frame(new_page, gallery):
    def policy(address):
        return urllib.request.urlopen(gallery.address + address).headers["Content-Security-Policy"]

    assert "frame-ancestors 'none'" in policy("/hello")
    assert "frame-ancestors 'none'" in policy("/hello?inspect") and "frame-src 'self'" in policy("/hello?inspect")
    # The secret in this address does not belong to this browser, so no page may show the app in a frame.
    assert "frame-ancestors 'none'" in policy("/hello?inspected=" + "A" * 32)
    page, app, inspector = opened(new_page, "/hello")
    own = page.locator("iframe").first.get_attribute("src")
    assert "frame-ancestors 'self'" in page.request.get(own).headers["content-security-policy"]


def test_a_person_can_make_the_doggies_fail(new_page, start):
    gallery = start(faults=True)
    page = new_page("/doggies", base=gallery.address)
    page.get_by_label("Make it fail").select_option("Offline")
    expect(page.get_by_text("Couldn't load the doggies.")).to_be_visible()
    page.get_by_label("Make it fail").select_option("Works")
    expect(page.get_by_text("Alfred Labrador")).to_be_visible()


def test_on_a_narrow_screen_the_diagram_scrolls_and_stays_readable(new_page):
    page = new_page(None, viewport={"width": 390, "height": 800})
    page.goto("/contacts/viper?inspect")
    app, inspector = parts(page)
    inspector.get_by_role("tab", name="Structure").click()
    inspector.get_by_text("All objects and references").click()
    diagram = inspector.locator(".drawing").last
    name = diagram.locator("text", has_text="ContactListPresenter").first
    expect(name).to_be_visible()
    assert diagram.evaluate("it => it.scrollWidth > it.clientWidth && document.documentElement.scrollWidth <= innerWidth")
    assert name.evaluate("it => it.getBoundingClientRect().height") >= 12
    assert diagram.get_attribute("tabindex") == "0", "the keyboard could not scroll it"
    assert violations(page) == []
