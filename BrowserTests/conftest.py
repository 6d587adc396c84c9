import os
import random

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import launch
from gallery import Gallery
from proxy import Proxy
from waiting import PATIENCE, eventually, wait_until_live

# The tests of the cluster need more servers than the gallery; `make test-cluster` starts them.
collect_ignore_glob = [] if os.environ.get("BELVEDERE_POSTGRESQL") else ["test_cluster_*.py"]
# Wait longer than usual, because a debug build of the gallery is slow while other builds run. A slow response is no error.
expect.set_options(timeout=PATIENCE * 1000)
IS_SOAK = bool(os.environ.get("BELVEDERE_SOAK"))
# For the long tests of Contacts: the architectures that a normal run tests. A soak run tests all of them.
LONG_IN = {"saves": ["mvvm", "viper"]}
if IS_SOAK:
    LONG_IN = dict.fromkeys(LONG_IN, ["mvvm", "viper", "mvp", "mvc"])


@pytest.fixture(scope="session")
def gallery():
    gallery = Gallery("--languages", "en,ar")
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture(scope="session")
def whole_gallery():
    """Starts a gallery as visitors see it: with the page bar, the simulated visitors, and two languages."""
    gallery = Gallery("--languages", "en,ar", bar=True, contacts="sample", visitors=True)
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


@pytest.fixture
def new_whole_page(new_page, whole_gallery):
    """Returns a function that opens pages of such a gallery."""
    return lambda path="/", **options: new_page(path, base=whole_gallery.address, **options)


@pytest.fixture
def start():
    """Returns a function that starts galleries for one test."""
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
    """Returns a function that opens pages. The test fails if a page reports an error in a script or a violation of the content security
    policy."""
    contexts, errors = [], []

    def make(path="/hello", base=None, **options):
        context = browser.new_context(base_url=base or gallery.address, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
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
    """A generator of random numbers. If a test fails, its seed is printed. The variable BELVEDERE_SEED sets the seed, to repeat the
    failure."""
    seed = int(os.environ.get("BELVEDERE_SEED") or random.SystemRandom().randrange(2**32))
    print(f"BELVEDERE_SEED={seed}")
    return random.Random(seed)
