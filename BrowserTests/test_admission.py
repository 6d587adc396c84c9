"""Tests of admission: the decision of the app about a person applies to a page and to everything on the page's socket."""

import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import wait_until_live
from socket_client import Closed, SocketClient


def log_in(page, name):
    assert page.request.post(f"/door/open?name={name}").ok


def log_out(page, name):
    """Ends all logins of a person, and returns the number of sessions that this ended."""
    return int(page.request.post(f"/door/close?name={name}").text())


def test_a_stranger_is_led_to_the_login(new_page):
    page = new_page(None)
    page.goto("/guarded")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert page.url.endswith("/door")


def test_a_page_for_nobody_is_not_kept(gallery):
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None

    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.build_opener(Stay).open(gallery.address + "/guarded")
    assert refusal.value.status == 303 and refusal.value.headers["Location"] == "/door"
    assert refusal.value.headers["Cache-Control"] == "no-store" and refusal.value.headers["Set-Cookie"] is None


def test_somebody_who_may_not_come_in_is_told_so(new_page):
    page = new_page(None)
    page.goto("/hello")
    log_in(page, "Mallory")
    answer = page.goto("/guarded")
    assert answer.status == 403
    expect(page.get_by_role("heading", name="Mallory may not see this page.")).to_be_visible()


def test_the_screen_knows_who_has_logged_in(new_page):
    page = new_page(None)
    page.goto("/hello")
    log_in(page, "Ann")
    page.goto("/guarded")
    wait_until_live(page)
    expect(page.get_by_text("Welcome, Ann")).to_be_visible()
    page.get_by_role("button", name="Press").click()
    expect(page.get_by_text("1 presses")).to_be_visible()


def test_a_socket_without_a_login_gets_nothing(gallery):
    # The cookie is valid, but the server gave it to a page of another app.
    client = SocketClient(gallery, path="/hello", greet=False)
    client.send_text("hello 1 - 0 - en UTC /guarded")
    with pytest.raises(Closed) as closed:
        client.receive()
    assert closed.value.code == 4003


def test_a_session_is_not_gone_on_with_after_the_login_has_ended(new_page, gallery):
    page = new_page(None)
    page.goto("/hello")
    log_in(page, "Bob")
    page.goto("/guarded")
    wait_until_live(page)
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    client = SocketClient(gallery, path="/hello", cookie=cookies, greet=False)
    client.send_text("hello 1 - 0 - en UTC /guarded")
    name = json.loads(client.receive())[2][1]
    client.close()
    assert log_out(page, "Bob") >= 1
    client = SocketClient(gallery, path="/hello", cookie=cookies, greet=False)
    client.send_text(f"hello 1 {name} 1 - en UTC /guarded")
    with pytest.raises(Closed) as closed:
        client.receive()
    assert closed.value.code == 4003


def test_logging_out_leads_every_page_to_the_login(new_page):
    pages = [new_page(None), new_page(None)]
    for page in pages:
        page.goto("/hello")
        log_in(page, "Carol")
        page.goto("/guarded")
        wait_until_live(page)
        expect(page.get_by_text("Welcome, Carol")).to_be_visible()
    assert log_out(pages[0], "Carol") == 2
    for page in pages:
        expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_a_page_that_was_served_before_the_server_began_again_comes_to_life(new_page, start):
    first = start()
    page = new_page("/hello", base=first.address)
    wait_until_live(page)
    assert first.stop() == 0
    start(port=first.port)
    expect(page.locator("#link")).to_contain_text("The connection was restored.")
    page.get_by_role("button", name="Say hello").click()
    expect(page.get_by_text("Hello", exact=True)).to_have_count(1)
