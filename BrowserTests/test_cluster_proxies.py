"""Tests of the documented configurations of proxies, without changes: nginx with TLS and HTTP/2, and HAProxy."""

import time

import pytest
from playwright.sync_api import expect

from cluster.balancer import Balancer, free_port
from cluster.nginx import Nginx
from conftest import IS_SOAK, PATIENCE, wait_until_live
from gallery import Gallery
from processes import wait_for


@pytest.fixture
def behind(tmp_path, browser):
    """Starts a proxy in front of a gallery, and opens browsers that connect through it."""
    ended = []

    def make(kind, *options, **arguments):
        if kind is Nginx:
            port = free_port()
            arguments["port"] = port
            options = ("--public-origin", f"https://localhost:{port}", *options)
        gallery = Gallery("--trust-proxy", "127.0.0.1", *options)
        ended.append(gallery)
        proxy = kind(tmp_path, [gallery.port, gallery.port], **arguments)
        ended.append(proxy)

        def visit(path, **more):
            context = browser.new_context(base_url=proxy.address, ignore_https_errors=True, **more)
            page = context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.goto(path)
            return page

        return proxy, visit

    yield make
    for server in reversed(ended):
        server.stop()


def press(page):
    wait_until_live(page)
    page.get_by_role("button", name="Increment").click()
    expect(page.locator(".label").first).to_have_text("1")


@pytest.mark.parametrize("kind", [Nginx, Balancer])
def test_a_page_lives_behind_the_proxy(behind, kind):
    _, visit = behind(kind)
    page = visit("/bench")
    press(page)
    page.context.close()


def test_browsers_speak_http_2_with_nginx_and_their_cookie_is_for_https_alone(behind):
    proxy, visit = behind(Nginx)
    assert proxy.curl("/bench") == "2 200"
    page = visit("/bench")
    press(page)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "__Host-belvedere")
    assert cookie["secure"] and cookie["httpOnly"]
    page.context.close()


@pytest.mark.parametrize("kind", [Nginx, Balancer])
def test_a_header_does_not_forge_the_client_address(behind, kind):
    _, visit = behind(kind, "--sessions-per-address", "1")
    first = visit("/bench", extra_http_headers={"X-Forwarded-For": "192.0.2.1"})
    press(first)
    # If the server trusted this header of the client, it would take the client for another person.
    second = visit("/bench", extra_http_headers={"X-Forwarded-For": "192.0.2.2"})
    expect(second.get_by_role("status").filter(has_text="The server is busy")).to_be_visible()
    first.context.close()
    second.context.close()


@pytest.mark.parametrize("kind", [Nginx, Balancer])
def test_visitors_do_not_reach_what_is_for_whoever_looks_after_the_server(behind, kind):
    proxy, visit = behind(kind, "--metrics")
    page = visit("/hello")
    for path in ("/metrics", "/health/ready", "/health/live"):
        assert page.request.get(path).status in (403, 404)
    page.context.close()


@pytest.mark.skipif(not IS_SOAK, reason="takes a minute; `make soak` runs it")
def test_a_page_that_nothing_happens_on_is_not_cut(behind):
    # This timeout of the proxy is slightly longer than the longest time in which the server sends nothing.
    _, visit = behind(Nginx, timeout="28s")
    page = visit("/bench")
    press(page)
    page.evaluate("""() => {
        window.opened = 0
        const original = window.WebSocket
        window.WebSocket = class extends original { constructor(...all) { super(...all); window.opened++ } }
    }""")
    # The proxy has its own clock, so the test waits in real time. The proxy closes a connection that has been silent for 28 seconds.
    end = time.monotonic() + 40
    wait_for(lambda: time.monotonic() > end, "the time of the proxy has passed", limit=60)
    page.get_by_role("button", name="Increment").click()
    expect(page.locator(".label").first).to_have_text("2")
    assert page.evaluate("window.opened") == 0
    page.context.close()
