"""Headless Chromium, and pages whose clock counts in microseconds."""

import contextlib
import os
import pathlib
import shutil

from playwright.sync_api import expect, sync_playwright

SCRIPT = pathlib.Path(__file__).with_name("page.js")


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        # Debian's Chromium where it is, else the one that Playwright has installed.
        debian = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        # A page whose headers were added to counts as one from afar, which may not speak to this machine.
        options = ["--no-sandbox", "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets"]
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or debian, args=options)
        try:
            yield browser
        finally:
            browser.close()


def open_page(browser, address):
    """A page in a context of its own, so in a process of its own, that is ready to be clicked."""
    page = browser.new_context().new_page()
    page.add_init_script(path=SCRIPT)
    # The first visit brings the cookie, which an answer that is put in place of another would not.
    page.goto(address)
    # A browser's clock counts in steps of 100 microseconds unless the page is isolated from other origins, which takes one
    # header more than the gallery sends.
    page.route(address, isolate)
    page.goto(address)
    page.unroute(address)
    expect(page.locator("html")).to_have_attribute("data-live", "yes", timeout=10_000)
    assert page.evaluate("crossOriginIsolated"), "the clock of the page is too coarse"
    return page


def isolate(route):
    response = route.fetch()
    route.fulfill(response=response, headers={**response.headers, "cross-origin-embedder-policy": "require-corp"})
