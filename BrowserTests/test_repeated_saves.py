"""Tests a server that stores a contact and is killed before it can confirm. If the person presses Done again, the contact must not be
stored twice."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from conftest import LONG_IN, PATIENCE, wait_until_live
from gallery import Gallery
from processes import wait_for
from proxy import Proxy


def names(folder):
    """Returns the names in the database, read by another program than the gallery."""
    with sqlite3.connect(f"file:{folder}/contacts.sqlite?mode=ro", uri=True, timeout=PATIENCE) as database:
        return database.execute("SELECT first, last FROM contact ORDER BY id").fetchall()


def wait_for_names(folder, wanted):
    wait_for(lambda: names(folder) == wanted, f"the database holds {wanted}")


def kill_and_start_again(gallery, proxy, folder):
    gallery.process.kill()
    gallery.process.wait()
    after = Gallery("--data", str(folder))
    proxy.target = after.port
    proxy.repair()
    proxy.drop()
    return after


@pytest.mark.parametrize("architecture", LONG_IN["saves"])
def test_a_save_without_confirmation_is_not_stored_again(browser, tmp_path, architecture):
    gallery = Gallery("--data", str(tmp_path))
    proxy = Proxy(gallery.port)
    context = browser.new_context(base_url=proxy.address)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(f"/contacts/{architecture}")
        wait_until_live(page)
        page.get_by_role("button", name="Add contact").click()
        page.get_by_role("textbox", name="First Name").press_sequentially("Bob")
        page.get_by_role("textbox", name="Last Name").press_sequentially("Young")
        expect(page).to_have_url(re.compile(f"/contacts/{architecture}/add/[0-9a-f-]{{36}}$"))
        proxy.swallow_answers()
        page.get_by_role("button", name="Done").click()
        wait_for_names(tmp_path, [("Bob", "Young")])
        gallery = kill_and_start_again(gallery, proxy, tmp_path)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
        expect(page.get_by_role("textbox", name="Last Name")).to_have_value("Young")
        page.get_by_role("button", name="Done").click()
        expect(page).to_have_url(re.compile(f"/contacts/{architecture}$"))
        expect(page.get_by_text("Bob Young", exact=True)).to_have_count(1)
        assert names(tmp_path) == [("Bob", "Young")]
    finally:
        context.close()
        proxy.stop()
        gallery.stop()


def test_an_edit_that_was_stored_but_not_confirmed_does_not_take_back_what_came_after(browser, tmp_path):
    gallery = Gallery("--data", str(tmp_path))
    proxy = Proxy(gallery.port)
    context = browser.new_context(base_url=proxy.address)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto("/contacts/mvvm/add")
        wait_until_live(page)
        expect(page).to_have_url(re.compile("/contacts/mvvm/add/[0-9a-f-]{36}$"))
        page.get_by_role("textbox", name="First Name").press_sequentially("Bob")
        page.get_by_role("textbox", name="Last Name").press_sequentially("Young")
        page.get_by_role("button", name="Done").click()
        page.get_by_text("Bob Young", exact=True).click()
        page.get_by_role("button", name="Edit").click()
        first = page.get_by_role("textbox", name="First Name")
        expect(first).to_have_value("Bob")
        first.fill("Rob")
        proxy.swallow_answers()
        page.get_by_role("button", name="Done").click()
        wait_for_names(tmp_path, [("Rob", "Young")])
        gallery = kill_and_start_again(gallery, proxy, tmp_path)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
        expect(first).to_have_value("Rob")
        page.get_by_role("button", name="Done").click()
        expect(page).to_have_url(re.compile("/contacts/mvvm/1$"))
        with sqlite3.connect(f"file:{tmp_path}/contacts.sqlite?mode=ro", uri=True, timeout=PATIENCE) as database:
            assert database.execute("SELECT first, last, revision FROM contact").fetchall() == [("Rob", "Young", 2)]
    finally:
        context.close()
        proxy.stop()
        gallery.stop()
