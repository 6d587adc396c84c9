"""Pages that are served with their data: for search engines, and for people without a script."""

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
    """The gallery with three contacts."""
    page = browser.new_page(base_url=loaded.address)
    page.goto("/contacts/mvvm")
    wait_until_live(page)
    cards = "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name}\r\nN:{name.split()[1]};{name.split()[0]};;;\r\nEND:VCARD\r\n" for name in NAMES)
    page.set_input_files("input[type=file]", {"name": "a.vcf", "mimeType": "text/vcard", "buffer": cards.encode()})
    expect(page.get_by_text(NAMES[0])).to_be_visible(timeout=10_000)
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
    # Chromium is told late that there is to be no script, and leaves out what is for such pages.
    html = get(filled, "/contacts/mvvm")
    assert re.search("<noscript>.*To use it, allow JavaScript.*</noscript>", html)


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
    """It would wait for a minute, which is longer than the request may take."""
    assert "Say hello" in get(filled, "/hello")


def test_slow_content_is_shown_as_loading(start):
    # No time passes for the apps, so the doggies never come.
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
