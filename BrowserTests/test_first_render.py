"""Tests of pages that the server sends together with their data, for search engines and for browsers without JavaScript."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from gallery import Gallery

NAMES = ["Ada Lovelace", "Grace Hopper", "Zoë Ångström"]


@pytest.fixture(scope="module")
def loaded():
    gallery = Gallery("--first-render", "60000", visitors=True)
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture(scope="module")
def filled(loaded, browser):
    """Fills the gallery with three contacts."""
    page = browser.new_page(base_url=loaded.address)
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    cards = "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name}\r\nN:{name.split()[1]};{name.split()[0]};;;\r\nEND:VCARD\r\n" for name in NAMES)
    page.set_input_files("input[type=file]", {"name": "a.vcf", "mimeType": "text/vcard", "buffer": cards.encode()})
    expect(page.get_by_text(NAMES[0])).to_be_visible()
    page.close()
    return loaded


def get(gallery, path):
    with urllib.request.urlopen(gallery.address + path, timeout=40) as answer:
        return answer.read().decode()


@pytest.mark.parametrize("path", ["/contacts/mvvm", "/contacts/viper", "/contacts/mvp", "/contacts/mvc"])
def test_the_html_has_the_contacts(filled, path):
    html = get(filled, path)
    for name in NAMES:
        assert name in html


def test_without_a_script_there_are_contacts_and_a_word_about_scripts(new_page, filled):
    page = new_page(None, base=filled.address, java_script_enabled=False)
    page.goto("/contacts/mvvm")
    for name in NAMES:
        expect(page.get_by_text(name)).to_be_visible()
    expect(page.get_by_text("Loading contacts")).to_be_hidden()
    # Request the page without a browser: Chromium decides too late that scripts are off, and then does not show the content for such pages.
    html = get(filled, "/contacts/mvvm")
    assert re.search("<noscript>.*To use it, allow JavaScript.*</noscript>", html)


@pytest.fixture(scope="module")
def immediate(browser):
    """Starts a gallery with contacts whose pages are sent without waiting for their data. A person starts it with the same options."""
    gallery = Gallery(visitors=True)
    page = browser.new_page(base_url=gallery.address)
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    cards = "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name}\r\nN:{name.split()[1]};{name.split()[0]};;;\r\nEND:VCARD\r\n" for name in NAMES)
    page.set_input_files("input[type=file]", {"name": "a.vcf", "mimeType": "text/vcard", "buffer": cards.encode()})
    expect(page.get_by_text(NAMES[0])).to_be_visible()
    page.close()
    yield gallery
    assert gallery.stop() == 0


# For each app: the address of one of its screens, with a text from the data of that screen.
FIRST_TEXTS = {
    "/": "Write a Swift screen once", "/hello": "Say hello", "/doggies": "Vinny Doberman", "/contacts": "The presenter makes the decisions",
    "/contacts/mvvm": NAMES[2], "/contacts/viper": NAMES[2], "/contacts/mvp": NAMES[2], "/contacts/mvc": NAMES[2],
    "/employees": "Tiger Nixon", "/employees/1": "Tiger Nixon", "/nearby": "Hot picks only for you", "/views": "Search the views",
    "/code": "Search the files", "/code/Hello/HelloScreen.swift": "HelloScreen", "/sevenguis": "Cells", "/sevenguis/cells": "Cells",
    "/sevenguis/timer": "Timer", "/sevenguis/crud": "Emil",
}


# The screens of which only the beginning is in the page.
LONG = ["/code", "/sevenguis/cells"]


@pytest.mark.parametrize("path", FIRST_TEXTS)
def test_without_a_script_every_app_shows_what_it_fetches(new_page, immediate, path):
    page = new_page(None, base=immediate.address, java_script_enabled=False)
    page.goto(path)
    expect(page.get_by_text(FIRST_TEXTS[path]).first).to_be_visible()
    expect(page.locator(".spinning")).to_be_hidden()
    # Only a plain page contains the sentence that it can be read without JavaScript.
    html = page.content()
    assert "is still loading" not in html
    if "belvedere-plain" in page.url:
        assert ("You can read the beginning of this page" if path in LONG else "You can read this page") in html


def test_without_a_script_the_way_leads_through_the_pages(new_page, immediate):
    page = new_page(None, base=immediate.address, java_script_enabled=False)
    page.goto("/doggies?guest=7")
    expect(page.get_by_text("Vinny Doberman")).to_be_visible()
    assert page.url.endswith("/doggies?guest=7&belvedere-plain")
    page.reload()
    expect(page.get_by_text("Vinny Doberman")).to_be_visible()


def test_an_address_that_came_from_a_browser_without_a_script_lives_and_is_cleaned(new_page, immediate):
    page = new_page(None, base=immediate.address)
    page.goto("/contacts/mvvm?belvedere-plain")
    wait_until_live(page)
    page.get_by_text(NAMES[1]).click()
    expect(page.get_by_role("heading", name=NAMES[1], level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_text(NAMES[0])).to_be_visible()


def test_with_a_script_no_page_is_loaded_twice(new_page, immediate):
    page = new_page(None, base=immediate.address)
    pages = []
    page.on("request", lambda request: pages.append(request.url) if request.is_navigation_request() else None)
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    expect(page.get_by_text(NAMES[0])).to_be_visible()
    assert len(pages) == 1, pages


def test_data_that_never_comes_is_told_as_loading(start):
    # The clock of the apps is stopped, so the doggies never arrive.
    html = get(start("--clock", "2026-01-08T12:00:00Z"), "/doggies?belvedere-plain")
    assert "This page is still loading" in html and "You can read this page" not in html and "Alfred" not in html


def test_the_page_comes_to_life_without_being_drawn_again(new_page, filled):
    page = new_page(None, base=filled.address)
    page.add_init_script("""
        document.addEventListener('DOMContentLoaded', () => {
          window.first = document.querySelector('.row')
          window.spun = false
          new MutationObserver(() => { window.spun ||= !!document.querySelector('.spinning') })
            .observe(document.body, { subtree: true, childList: true, attributes: true })
        })""")
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    assert page.evaluate("window.first.isConnected && !window.spun"), "the page was drawn again"
    page.get_by_text(NAMES[1]).click()
    expect(page.get_by_role("heading", name=NAMES[1], level=1)).to_be_visible()


def test_a_page_that_has_nothing_to_wait_for_does_not_wait(filled):
    """Waiting would take a minute, longer than the time limit of this request."""
    assert "Say hello" in get(filled, "/hello")


def test_slow_content_is_shown_as_loading(start):
    # The clock of the apps is stopped, so the doggies never arrive.
    html = get(start("--first-render", "50", "--clock", "2026-01-08T12:00:00Z"), "/doggies")
    assert "Loading doggies" in html and "Alfred" not in html


def test_a_visitor_who_only_reads_is_not_counted(new_page, filled):
    for _ in range(3):
        get(filled, "/hello")
    page = new_page("/hello", base=filled.address)
    expect(page.get_by_text("people here")).to_be_hidden()


def test_nothing_goes_on_for_a_page_that_was_only_read(filled):
    for _ in range(10):
        get(filled, "/contacts/mvvm")
    before = filled.resident_bytes()
    for _ in range(100):
        get(filled, "/contacts/mvvm")
    assert filled.resident_bytes() - before < 20_000_000
