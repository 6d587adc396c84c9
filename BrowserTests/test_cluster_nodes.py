"""Tests of two galleries with one database behind HAProxy: they share data, and each part can fail."""

import re

import pytest
from playwright.sync_api import expect

from cluster import database
from cluster.nodes import Cluster
from conftest import PATIENCE, wait_until_live


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.stop()


@pytest.fixture
def visit(browser, cluster):
    """Opens a page for a person. HAProxy has assigned the person to one of the galleries."""
    contexts = []

    def open_page(path, node):
        context = browser.new_context(base_url=cluster.address)
        contexts.append(context)
        context.add_cookies([{"name": "node", "value": node, "url": cluster.address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(path)
        wait_until_live(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    for name in cluster.ports:
        if cluster.nodes[name].process.poll() is not None:
            cluster.start(name)


def add(page, first, last):
    page.get_by_role("button", name="Add contact").click()
    page.get_by_role("textbox", name="First Name").press_sequentially(first)
    page.get_by_role("textbox", name="Last Name").press_sequentially(last)
    page.get_by_role("button", name="Done").click()


def node_of(page):
    return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "node")


@pytest.mark.parametrize("architecture", ["mvvm", "viper"])
def test_a_contact_that_is_added_on_one_node_appears_on_the_other(visit, architecture):
    here, there = visit(f"/contacts/{architecture}", "one"), visit(f"/contacts/{architecture}", "two")
    add(here, "Ann", architecture.upper())
    expect(there.get_by_text(f"Ann {architecture.upper()}", exact=True)).to_be_visible()
    expect(here.get_by_text(f"Ann {architecture.upper()}", exact=True)).to_be_visible()
    assert (node_of(here), node_of(there)) == ("one", "two")


def test_people_on_both_nodes_are_told_that_they_are_not_alone(visit):
    here, there = visit("/hello", "one"), visit("/hello", "two")
    for page in (here, there):
        expect(page.get_by_text("2 people here")).to_be_visible()
    there.close()
    expect(here.get_by_text("2 people here")).to_be_hidden()


def test_a_number_that_both_nodes_add_to_loses_nothing(visit):
    pages = [visit("/shared", "one"), visit("/shared", "two")]
    for page in pages * 10:
        page.get_by_role("button", name="Add").click()
    for page in pages:
        expect(page.get_by_text("20 so far")).to_be_visible()


def test_pages_of_a_node_that_is_killed_come_back_on_the_other_with_what_was_typed(visit, cluster):
    page = visit("/contacts/mvvm", "one")
    page.get_by_role("button", name="Add contact").click()
    page.get_by_role("textbox", name="First Name").press_sequentially("Grace")
    page.get_by_role("textbox", name="Last Name").press_sequentially("Hop")
    expect(page).to_have_url(re.compile("/contacts/mvvm/add/[0-9a-f-]{36}$"))
    address, loads = page.url, []
    page.on("load", lambda: loads.append(1))
    cluster.kill("one")
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    assert page.url == address
    assert node_of(page) == "two"
    expect(page.get_by_role("textbox", name="First Name")).to_have_value("Grace")
    expect(page.get_by_role("textbox", name="Last Name")).to_be_focused()
    page.keyboard.type("per")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Grace Hopper", exact=True)).to_be_visible()
    assert cluster.database.names().count("Grace Hopper") == 1
    # The browser has not loaded any page again; the open page itself connected to the other gallery.
    assert loads == []


def test_the_people_of_a_node_that_was_killed_are_not_counted_for_ever(visit, cluster):
    here, there = visit("/hello", "one"), visit("/hello", "two")
    expect(here.get_by_text("2 people here")).to_be_visible()
    there.context.set_offline(True)
    cluster.kill("two")
    expect(here.get_by_text("2 people here")).to_be_hidden(timeout=40_000)


def test_a_rolling_restart_loses_nothing(visit, cluster):
    here, there = visit("/contacts/mvvm", "one"), visit("/contacts/viper", "two")
    for page, name in ((here, "Ada"), (there, "Alan")):
        page.get_by_role("button", name="Add contact").click()
        page.get_by_role("textbox", name="First Name").press_sequentially(name)
    for name, moved in (("one", [here]), ("two", [here, there])):
        for page in moved:
            page.evaluate("document.getElementById('link').textContent = ''")
        assert cluster.nodes[name].stop() == 0
        # A click has no effect until the page has a session again. The connection status on the page shows when it has one.
        for page in moved:
            expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
        for page, typed in ((here, "Ada"), (there, "Alan")):
            expect(page.get_by_role("textbox", name="First Name")).to_have_value(typed)
        cluster.start(name)
    for page, name in ((here, "Ada"), (there, "Alan")):
        expect(page.get_by_role("textbox", name="First Name")).to_have_value(name)
        page.get_by_role("textbox", name="Last Name").press_sequentially("Roller")
        page.get_by_role("button", name="Done").click()
        expect(page.get_by_text(f"{name} Roller", exact=True).first).to_be_visible()
    stored = cluster.database.names()
    assert [stored.count(name) for name in ("Ada Roller", "Alan Roller")] == [1, 1]


def test_a_restart_of_the_database_loses_nothing(visit, cluster):
    page = visit("/contacts/mvvm", "one")
    add(page, "Before", "Restart")
    expect(page.get_by_text("Before Restart", exact=True)).to_be_visible()
    database.restart()
    add(page, "After", "Restart")
    expect(page.get_by_text("After Restart", exact=True)).to_be_visible()
    assert {"Before Restart", "After Restart"} <= set(cluster.database.names())


def test_without_the_database_pages_say_what_is_missing_and_recover_by_themselves(visit, cluster):
    page = visit("/contacts/mvvm", "one")
    add(page, "Out", "Age")
    expect(page.get_by_text("Out Age", exact=True)).to_be_visible()
    reader = visit("/hello", "two")
    database.stop()
    try:
        reader.goto("/contacts/mvvm")
        missing = "The database of the contacts cannot be reached"
        expect(reader.get_by_text(missing)).to_be_visible()
        page.get_by_role("button", name="Add contact").click()
        page.get_by_role("textbox", name="First Name").press_sequentially("Later")
        page.get_by_role("textbox", name="Last Name").press_sequentially("Saved")
        page.get_by_role("button", name="Done").click()
        expect(page.get_by_text(missing)).to_be_visible()
    finally:
        database.start()
    expect(reader.get_by_text("Out Age", exact=True)).to_be_visible()
    expect(reader.get_by_text(missing)).to_be_hidden()
    # The field still contains the typed text, so the person can save it.
    expect(page.get_by_role("textbox", name="First Name", include_hidden=True)).to_have_value("Later")
    page.get_by_role("alertdialog").get_by_role("button", name="Retry").click()
    expect(page.get_by_text("Later Saved", exact=True)).to_be_visible()
    assert cluster.database.names().count("Later Saved") == 1
