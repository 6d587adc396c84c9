"""One scenario runs on all hosts and the transcripts agree: the same steps and texts that ScenariosTests holds the headless
host to."""

import pytest

from conftest import LONG_IN
from gallery import Gallery, StandIn
from scenario import Player, circumstances, expected, load

NOON = "2026-01-08T12:00:00Z"
"""The time that ScenariosTests tells the apps."""


@pytest.fixture
def start_gallery():
    """Starts galleries that remember nothing: all their contacts live in memory."""
    started = []

    def start(*options):
        started.append(Gallery(*options))
        return started[-1]

    yield start
    for gallery in started:
        assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture
def stand_in():
    stand_in = StandIn()
    yield stand_in
    stand_in.stop()


def play(name, new_page, gallery=None, application=None, advance=None):
    scenario = load(name)
    options, script = circumstances(scenario)
    page = new_page(
        path=None, base=gallery and gallery.address, locale=scenario["locale"], timezone_id=scenario["timeZone"],
        viewport={"width": 1000, "height": 1200}, **options,
    )
    if script:
        page.add_init_script(script)
    return Player(scenario, page, application, advance, expected(name)).play()


def test_hello_gives_the_transcript_of_the_headless_host(new_page):
    assert play("hello", new_page) == expected("hello")


@pytest.mark.parametrize("architecture", LONG_IN["scenarios"])
def test_contacts_give_the_same_transcript_in_each_architecture(architecture, new_page, start_gallery):
    transcript = play("contacts", new_page, start_gallery(), f"/contacts/{architecture}")
    assert transcript == expected("contacts")


def test_an_index_of_contacts_leads_where_it_does_headless(new_page, start_gallery):
    assert play("contacts-index", new_page, start_gallery()) == expected("contacts-index")


@pytest.mark.parametrize("name", [
    "circles", "crud", "doggies", "flight", "nearby", "nearby-positions", "nearby-denied", "nearby-device", "nearby-times-out", "temperature", "timer",
])
def test_apps_whose_time_stands_still_give_the_transcript_of_the_headless_host(name, new_page, start_gallery):
    gallery = start_gallery("--clock", NOON, "--languages", "en,en-GB,en-IE")
    assert play(name, new_page, gallery, advance=gallery.advance) == expected(name)


@pytest.mark.parametrize("name, failures", [
    ("employees", "none"),
    ("employees-failures", "none,tooManyRequests,none,pageWithStatus200,wrongTypes,cutOff,none"),
    ("employees-no-list", "serverErrorPage,tooManyRequestsAsPage,none"),
])
def test_employees_over_http_give_the_transcript_of_the_headless_host(name, failures, new_page, start_gallery, stand_in):
    stand_in.tell("employees", next=failures)
    gallery = start_gallery(
        "--clock", NOON, "--languages", "en,en-GB,en-US", "--employees-url", stand_in.address + "/api/v1/employees"
    )
    assert play(name, new_page, gallery, advance=gallery.advance) == expected(name)
