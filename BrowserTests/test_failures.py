"""Tests of the messages for a person when a service fails, in a browser and over real HTTP. The next attempt must succeed."""

import pytest
from playwright.sync_api import expect

from gallery import Gallery, StandIn
from processes import wait_for
from test_pages import fetch

NOON = "2026-01-08T12:00:00Z"
KEY = "stand-in-key"
SOURCES = {
    "overpass": ["--places", "overpass", "--places-url", "{}/api/interpreter"],
    "google": ["--places", "google", "--places-url", "{}", "--places-key", KEY],
    "google-legacy": ["--places", "google-legacy", "--places-url", "{}", "--places-key", KEY],
}
GOOGLE_SECTIONS = ["ATMs", "restaurants", "cafes", "night clubs"]


@pytest.fixture(scope="module")
def stand_in():
    stand_in = StandIn()
    yield stand_in
    stand_in.stop()


@pytest.fixture(scope="module")
def galleries(stand_in):
    """Returns a function that starts one gallery for each source of places. The clocks of the galleries are stopped."""
    started = {}
    for name, options in SOURCES.items():
        started[name] = Gallery(
            "--clock", NOON, "--employees-url", stand_in.address + "/api/v1/employees",
            *(option.format(stand_in.address) for option in options),
        )
    yield started
    for gallery in started.values():
        assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture(autouse=True)
def all_is_well(stand_in):
    stand_in.tell("employees")
    stand_in.tell("places")


def asked_once_more(stand_in, service, before):
    """Waits until another request has arrived at a service."""
    wait_for(lambda: stand_in.asked().get(service, 0) > before, f"{service} was asked")


# --- Tests of the app "Employees" ----------------------------------------------------------------------------------

STAYS = " You still see the last list."
SETTINGS = " Check the address of the service. You still see the last list."


@pytest.mark.parametrize("failure, message", [
    ("notAcceptable", "The employees service doesn't accept requests from this app." + SETTINGS),
    ("failedWithStatus200", "The employees service reports: “Database is away”." + STAYS),
    ("methodNotAllowedPage", "The employees service refused the request (HTTP 405)." + SETTINGS),
    ("pageWithStatus200", "The employees service sent a web page instead of the list." + STAYS),
    ("redirectLoop", "127.0.0.1 redirects without end." + SETTINGS),
    ("cutOff", "The connection to 127.0.0.1 was lost before the answer was complete." + STAYS),
    ("cutOffButComplete", "The list was cut off." + STAYS),
    ("garbage", "The employees service sent something we can't read." + STAYS),
    ("wrongTypes", "The employees service sent something other than a list of employees (none of 1 rows has an id)." + STAYS),
])
def test_a_failure_of_the_employees_service_is_told_and_the_list_stays(failure, message, new_page, galleries, stand_in):
    before = stand_in.asked().get("employees", 0)
    page = new_page("/employees", base=galleries["overpass"].address)
    # The page shows the last list at once and loads it again. Until the list has arrived, the session ignores "Refresh". The search makes
    # sure that the page knows this.
    asked_once_more(stand_in, "employees", before)
    page.get_by_role("searchbox").fill("Tiger")
    expect(page.get_by_text("1 of 24 shown", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(page.get_by_text("24 employees", exact=True)).to_be_visible()
    stand_in.tell("employees", failure=failure)
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text(message, exact=True)).to_be_visible()
    expect(page.get_by_text("Last updated Jan 8, 2026 at 12:00:00")).to_be_visible()
    expect(page.get_by_role("row", name="Tiger Nixon")).to_be_visible()
    stand_in.tell("employees")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text("As of Jan 8, 2026 at 12:00:00")).to_be_visible()
    expect(page.get_by_text(message, exact=True)).to_be_hidden()


@pytest.mark.parametrize("failure", ["tooManyRequests", "tooManyRequestsAsPage"])
def test_a_pause_that_the_employees_service_wants_is_counted_down(failure, new_page, stand_in):
    # Use a separate gallery, because this test moves its clock.
    gallery = Gallery("--clock", NOON, "--employees-url", stand_in.address + "/api/v1/employees")
    try:
        stand_in.tell("employees", next=failure)
        page = new_page("/employees", base=gallery.address)
        begin = "Too many requests. Retrying in "
        expect(page.get_by_text(begin + "30 s")).to_be_visible()
        expect(page.get_by_text("Couldn't load employees")).to_be_visible()
        gallery.advance(1)
        expect(page.get_by_text(begin + "29 s")).to_be_visible()
        gallery.advance(28)
        expect(page.get_by_text(begin + "1 s")).to_be_visible()
        gallery.advance(1)
        expect(page.get_by_text("24 employees")).to_be_visible()
        expect(page.get_by_text("Too many requests")).to_be_hidden()
    finally:
        assert gallery.stop() == 0


@pytest.mark.parametrize("failure", ["silence", "drip"])
def test_an_employees_service_that_does_not_finish_is_given_up(failure, new_page, stand_in):
    gallery = Gallery("--clock", NOON, "--employees-url", stand_in.address + "/api/v1/employees")
    try:
        stand_in.tell("employees", failure=failure)
        before = stand_in.asked()["employees"]
        page = new_page("/employees", base=gallery.address)
        expect(page.locator(".spinning").get_by_text("Loading employees")).to_be_visible()
        asked_once_more(stand_in, "employees", before)
        gallery.advance(20)
        expect(page.get_by_text("127.0.0.1 did not answer completely within 20 s.")).to_be_visible()
        stand_in.tell("employees")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("24 employees")).to_be_visible()
    finally:
        assert gallery.stop() == 0


def test_a_page_that_is_only_fetched_asks_no_service(galleries, stand_in):
    before = stand_in.asked()
    for gallery in galleries.values():
        for path in ["/employees", "/employees/1", "/nearby", "/nearby/cafe"]:
            assert "<h1" in fetch(gallery, path).read().decode()
    assert stand_in.asked() == before


# --- Tests of the app "Nearby" -------------------------------------------------------------------------------------

def start(page):
    page.get_by_label("Place or coordinates").fill("60.16914, 24.94354")
    page.get_by_role("button", name="Go there").click()


def failure_titles(source):
    return [f"Couldn't load {section}" for section in GOOGLE_SECTIONS] if "google" in source else ["Couldn't load places"]


@pytest.mark.parametrize("source, failure, message", [
    ("overpass", "tooManyRequests", "Too many requests. Try again in 15 s."),
    ("overpass", "busy", "The places service is busy. Try again."),
    ("overpass", "runtimeError", "The places service is busy. It reports: “runtime error: Query timed out in "
     "\"query\" at line 1 after 25 seconds”. Try again."),
    ("overpass", "pageWithStatus200", "The places service sent a web page instead of places. Try again."),
    ("overpass", "cutOff", "The connection to 127.0.0.1 was lost before the answer was complete. Try again."),
    ("overpass", "wrongTypes", "The places service sent something other than places (elements). Try again."),
    ("google", "refused", "The places service refused the request. It reports: “Places API (New) has not been used in this "
     "project”. Check the settings of the places service."),
    ("google", "tooManyRequests", "Too many requests. Try again in 60 s."),
    ("google-legacy", "refused", "The places service refused the request. It reports: “This API project is not authorized to "
     "use this API”. Check the settings of the places service."),
    ("google-legacy", "tooManyRequests", "Too many requests. Try again in 60 s."),
    ("google-legacy", "busy", "The places service is busy. Try again."),
])
def test_a_failure_of_a_source_is_told_and_the_next_refresh_works(source, failure, message, new_page, galleries, stand_in):
    page = new_page("/nearby", base=galleries[source].address)
    stand_in.tell("places", failure=failure)
    start(page)
    for title in failure_titles(source):
        expect(page.get_by_text(title)).to_be_visible()
    expect(page.get_by_text(message, exact=True)).to_have_count(len(failure_titles(source)))
    stand_in.tell("places")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("heading", name="Top Cafes nearby")).to_be_visible()
    expect(page.get_by_text(message, exact=True)).to_have_count(0)


@pytest.mark.parametrize("source", ["google", "google-legacy"])
def test_a_section_that_fails_stands_alone_and_is_retried_alone(source, new_page, galleries, stand_in):
    page = new_page("/nearby", base=galleries[source].address)
    stand_in.tell("places", failure="busy", type="cafe")
    start(page)
    expect(page.get_by_text("Couldn't load cafes")).to_be_visible()
    for title in ["Closest ATMs nearby", "Top Restaurants nearby", "Top Nightclubs nearby"]:
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    stand_in.tell("places")
    page.get_by_role("button", name="Retry cafes").click()
    expect(page.get_by_role("heading", name="Top Cafes nearby")).to_be_visible()
    expect(page.get_by_text("Couldn't load")).to_have_count(0)


@pytest.mark.parametrize("source", SOURCES)
def test_nothing_found_is_no_failure_and_offers_to_widen(source, new_page, galleries):
    page = new_page("/nearby", base=galleries[source].address)
    page.get_by_label("Place or coordinates").fill("0, 0")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_text("Nothing found within 0.6 mi")).to_be_visible()
    page.get_by_role("button", name="Search within 1.2 mi").click()
    expect(page.get_by_text("Nothing found within 1.2 mi")).to_be_visible()


@pytest.mark.parametrize("source", SOURCES)
def test_the_three_screens_name_the_source_and_draw_googles_places_on_no_map(source, new_page, galleries):
    attribution = "Google Maps" if "google" in source else "© OpenStreetMap contributors"
    page = new_page("/nearby", base=galleries[source].address)
    start(page)
    expect(page.get_by_role("heading", name="Top Nightclubs nearby")).to_be_visible()
    expect(page.get_by_role("link", name=attribution).last).to_be_visible()
    page.get_by_role("list", name="Want to be more specific").get_by_role("listitem").nth(2).click()
    expect(page.get_by_role("heading", name="Cafes nearby", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=attribution).last).to_be_visible()
    page.get_by_role("list", name="Cafes nearby", exact=True).get_by_role("listitem").filter(has_text="cafe 1").click()
    expect(page.get_by_role("heading", name="cafe 1", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=attribution).last).to_be_visible()
    expect(page.locator("[aria-label='Map around cafe 1']")).to_be_visible(visible="google" not in source)
    # The list is beside the detail, and each has its own back button. Use the detail's.
    page.get_by_role("button", name="Back").last.click()
    expect(page.get_by_role("heading", name="cafe 1", level=1)).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Nearby", exact=True)).to_be_visible()


def test_a_source_that_does_not_finish_is_given_up(new_page, stand_in):
    gallery = Gallery("--clock", NOON, *(option.format(stand_in.address) for option in SOURCES["overpass"]))
    try:
        stand_in.tell("places", failure="silence")
        before = stand_in.asked()["places"]
        page = new_page("/nearby", base=gallery.address)
        start(page)
        asked_once_more(stand_in, "places", before)
        gallery.advance(20)
        expect(page.get_by_text("127.0.0.1 did not answer completely within 20 s. Try again.")).to_be_visible()
        stand_in.tell("places")
        page.get_by_role("button", name="Retry").click()
        expect(page.get_by_role("heading", name="Top Cafes nearby")).to_be_visible()
    finally:
        assert gallery.stop() == 0
