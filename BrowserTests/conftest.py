import os
import random
import time

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import launch
from gallery import Gallery
from proxy import Proxy

# What needs servers beside the gallery; see `make test-cluster`.
collect_ignore_glob = [] if os.environ.get("BELVEDERE_POSTGRESQL") else ["test_cluster_*.py"]
# A debug build is slow while other builds run. A late answer is not wrong, so expectations wait longer.
expect.set_options(timeout=15_000)
IS_SOAK = bool(os.environ.get("BELVEDERE_SOAK"))
# What takes long is tried with all architectures of Contacts where there is time, and else with two each.
LONG_IN = {"scenarios": ["mvp", "mvc"], "saves": ["mvvm", "viper"]}
if IS_SOAK:
    LONG_IN = dict.fromkeys(LONG_IN, ["mvvm", "viper", "mvp", "mvc"])


@pytest.fixture(scope="session")
def gallery():
    gallery = Gallery("--languages", "en,ar")
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture(scope="session")
def whole_gallery():
    """A gallery as people see it: with the bar above pages, the people who do not exist, and two languages."""
    gallery = Gallery("--languages", "en,ar", frame=True, contacts="sample", visitors=True)
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture
def new_whole_page(new_page, whole_gallery):
    """Makes pages of the gallery as people see it."""
    return lambda path="/", **options: new_page(path, base=whole_gallery.address, **options)


@pytest.fixture
def start():
    """Starts galleries of one test."""
    started = []

    def make(*options, **arguments):
        started.append(Gallery(*options, **arguments))
        return started[-1]

    yield make
    for gallery in started:
        gallery.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser, gallery):
    """Makes pages that fail the test on any error of a script or of the content security policy."""
    contexts, errors = [], []

    def make(path="/hello", base=None, **options):
        context = browser.new_context(base_url=base or gallery.address, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.errors = errors
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        if path:
            page.goto(path)
            wait_until_live(page)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def proxy(gallery):
    proxy = Proxy(gallery.port)
    yield proxy
    proxy.stop()


@pytest.fixture
def dice():
    """Random numbers whose seed is printed when a test fails, and taken from BELVEDERE_SEED."""
    seed = int(os.environ.get("BELVEDERE_SEED") or random.SystemRandom().randrange(2**32))
    print(f"BELVEDERE_SEED={seed}")
    return random.Random(seed)


def wait_until_live(page):
    """Waits until the page has its session: from there on what is clicked is heard."""
    expect(page.locator("html")).to_have_attribute("data-live", "yes", timeout=10_000)


def eventually(page, expression, limit=10):
    """Waits until an expression of the page, or a function of the test, is true. Playwright's own way evaluates a text in
    the page, which our pages forbid."""
    end = time.monotonic() + limit
    while not (expression() if callable(expression) else page.evaluate(expression)):
        assert time.monotonic() < end, f"never came true: {expression}"
        page.wait_for_timeout(20)
