"""Tests of the apps as a person uses them in a browser."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

ARCHITECTURES = ["mvvm", "viper", "mvp", "mvc"]


def test_doggies_come_after_a_while(new_page):
    page = new_page("/doggies")
    expect(page.get_by_text("Alfred Labrador")).to_be_visible()
    expect(page.get_by_text("Loading doggies")).to_be_hidden()


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_a_contact_is_added_at_its_place(new_page, architecture):
    page = new_page(f"/contacts/{architecture}")
    page.get_by_role("button", name="Add contact").first.click()
    expect(page.get_by_label("First Name")).to_be_focused()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("A contact must have first and last names")
    page.get_by_role("button", name="Ok").click()
    # The required field that is empty shows an error and has the focus.
    expect(page.get_by_label("First Name")).to_be_focused()
    expect(page.get_by_label("First Name")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("First Name").fill("Zoë")
    page.get_by_label("Last Name").fill(architecture)
    page.get_by_role("button", name="Done").click()
    row = page.get_by_role("listitem").filter(has_text=f"Zoë {architecture}")
    expect(row).to_be_visible()
    row.get_by_text("Zoë").click()
    expect(page).to_have_url(re.compile(rf"/contacts/{architecture}/\d+$"))
    page.go_back()
    expect(row).to_be_visible()


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_a_row_that_a_search_finds_again_stays_under_the_finger(new_page, architecture):
    page = new_page(f"/contacts/{architecture}")
    for first in ["Ann", "Ben"]:
        page.get_by_role("button", name="Add contact").first.click()
        page.get_by_label("First Name").fill(first)
        page.get_by_label("Last Name").fill(f"Remaining {architecture}")
        page.get_by_role("button", name="Done").click()
        expect(page.get_by_role("listitem").filter(has_text=f"{first} Remaining {architecture}")).to_be_visible()
    search = page.get_by_label("Search")
    search.fill(f"Remaining {architecture}")
    expect(page.get_by_role("listitem")).to_have_count(2)
    row = page.get_by_role("listitem").filter(has_text=f"Ben Remaining {architecture}")
    row.evaluate("row => { row.isTheSame = true }")
    search.fill(f"Ben Remaining {architecture}")
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert row.evaluate("row => row.isTheSame === true")
    search.fill("")
    expect(row).to_be_visible()


def test_a_contact_added_in_one_window_appears_in_the_other(new_page):
    here, there = new_page("/contacts/mvvm"), new_page("/contacts/viper")
    here.get_by_role("button", name="Add contact").first.click()
    here.get_by_label("First Name").fill("Ann")
    here.get_by_label("Last Name").fill("Everywhere")
    here.get_by_role("button", name="Done").click()
    expect(there.get_by_text("Ann Everywhere")).to_be_visible()


def test_employees_are_searched_and_opened(new_page):
    page = new_page("/employees")
    expect(page.get_by_text("24 employees")).to_be_visible()
    page.get_by_label("Search employees").fill("tiger")
    expect(page.get_by_text("Garrett Winters")).to_have_count(0)
    page.get_by_role("row", name="Tiger Nixon").click()
    expect(page).to_have_url(re.compile(r"/employees/find-tiger/1$"))
    page.go_back()
    expect(page.get_by_role("row", name="Tiger Nixon")).to_be_visible()
    expect(page.get_by_label("Search employees")).to_have_value("tiger")


def test_nearby_works_offline_from_its_own_extract(new_page):
    page = new_page("/nearby")
    page.get_by_role("button", name="Start in central Helsinki").click()
    expect(page.get_by_text("Closest ATMs nearby")).to_be_visible()
    page.get_by_role("button", name="Cafe", exact=True).first.click()
    expect(page.get_by_role("heading", name="Cafes nearby", exact=True)).to_be_visible()


def test_a_place_that_was_opened_is_a_step_that_back_takes_back(new_page):
    page = new_page("/nearby")
    page.get_by_role("button", name="Start in central Helsinki").click()
    page.get_by_text("Closest ATMs nearby").wait_for()
    before = page.evaluate("history.length")
    page.get_by_role("list", name="Closest ATMs nearby").get_by_role("listitem").first.click()
    expect(page).to_have_url(re.compile(r"/nearby/[^/]+/place/.+"))
    assert page.evaluate("history.length") == before + 1
    page.go_back()
    expect(page).to_have_url(re.compile(r"/nearby/(%40|@)60[^/]+$"))
    expect(page.get_by_text("Closest ATMs nearby")).to_be_visible()


def test_a_browser_that_may_tell_where_it_is_is_asked_after_a_click(new_page):
    page = new_page(
        "/nearby", permissions=["geolocation"], geolocation={"latitude": 60.1695, "longitude": 24.9440, "accuracy": 20}
    )
    expect(page.get_by_text("Closest ATMs nearby")).to_have_count(0)
    page.get_by_role("button", name="Use my location").click()
    expect(page.get_by_text("Closest ATMs nearby")).to_be_visible()


def test_a_browser_that_does_not_answer_in_time_is_asked_again(new_page):
    page = new_page(None)
    # A device that finds nothing in time reports code 3, as in the W3C Geolocation specification.
    page.add_init_script(
        "navigator.geolocation.getCurrentPosition = (found, failed) => failed({ code: 3, message: 'too late' })"
    )
    page.goto("/nearby")
    page.get_by_role("button", name="Use my location").click()
    expect(page.get_by_text("Finding your location took too long")).to_be_visible()


def test_a_browser_that_may_not_tell_offers_another_way(new_page):
    page = new_page("/nearby", permissions=[])
    page.get_by_role("button", name="Use my location").click()
    expect(page.get_by_text("We couldn't get your location")).to_be_visible()
    page.get_by_label("Place or coordinates").fill("60.1695, 24.9440")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_text("Closest ATMs nearby")).to_be_visible()


# Tests of the gallery, which contains the apps.


def fetch(gallery, path):
    """Returns the response to a request, also if its status is an error."""
    try:
        return urllib.request.urlopen(gallery.address + path)
    except urllib.error.HTTPError as error:
        return error


@pytest.mark.parametrize("path", ["/contacts", "/contacts/"])
def test_the_address_that_the_architectures_share_leads_to_each(new_page, path):
    page = new_page(None)
    page.goto(path)
    expect(page.get_by_role("heading", name="Contacts in four architectures")).to_be_visible()
    links = page.get_by_role("link", name=re.compile("Open the app"))
    expect(links).to_have_count(4)
    assert {link.get_attribute("href") for link in links.all()} == {f"/contacts/{name}" for name in ARCHITECTURES}
    links.first.click()
    expect(page.get_by_role("button", name="Add contact")).to_be_visible()


@pytest.mark.parametrize("path,beginning", [
    ("/nope", "Belvedere"), ("/nope/deeper", "Belvedere"), ("/contacts/nope", "Contacts in four architectures"),
    ("/contacts/nope/1", "Contacts in four architectures"),
])
def test_an_address_of_no_app_says_so_and_leads_back(new_page, gallery, path, beginning):
    answer, known = fetch(gallery, path), fetch(gallery, "/hello")
    assert answer.status == 404
    for name in ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"]:
        # The 404 page has a style sheet of its own, so its content security policy also contains a random nonce for that sheet. Ignore the
        # nonce.
        assert re.sub(" 'nonce-[^']+'", "", answer.headers[name]) == known.headers[name], name
    page = new_page(path)
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name=beginning)).to_be_visible()


def test_there_is_an_icon(gallery):
    answer = fetch(gallery, "/favicon.ico")
    assert answer.status == 200 and answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.read().startswith(b"<svg ")
