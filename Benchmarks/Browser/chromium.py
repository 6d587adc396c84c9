"""Starts headless Chromium, and opens pages whose clock counts in microseconds."""

import contextlib
import os
import pathlib
import shutil

from playwright.sync_api import expect, sync_playwright

SCRIPT = pathlib.Path(__file__).with_name("page.js")


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        # Prefer Debian's Chromium. Otherwise use the one that Playwright has installed.
        debian = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        # If headers are added to a page, Chromium treats the page as remote, and a remote page may not connect to this machine. Turn this
        # check off.
        options = ["--no-sandbox", "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets"]
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or debian, args=options)
        try:
            yield browser
        finally:
            browser.close()


def open_page(browser, address):
    """Opens a page in its own context, and so in its own process. Returns when the page is ready for clicks."""
    page = browser.new_context().new_page()
    page.add_init_script(path=SCRIPT)
    # The first visit only sets the cookie, because the response with the added header below would not set it.
    page.goto(address)
    # A browser's clock counts in steps of 100 microseconds, unless the page is isolated from other origins. That needs one more header than
    # the gallery, the project's demonstration server, sends.
    page.route(address, isolate)
    page.goto(address)
    page.unroute(address)
    expect(page.locator("html")).to_have_attribute("data-live", "yes", timeout=10_000)
    assert page.evaluate("crossOriginIsolated"), "the clock of the page is too coarse"
    return page


def isolate(route):
    response = route.fetch()
    route.fulfill(response=response, headers={**response.headers, "cross-origin-embedder-policy": "require-corp"})
