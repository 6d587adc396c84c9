"""Functions that wait for a page. None of them waits for a fixed time: each waits for something that a person would see, or for drawn
frames.
"""

import time

from playwright.sync_api import Error, expect

# JavaScript that waits until the page is drawn. The first callback of an observer comes with the next drawing. Unlike timers, it does not
# depend on the page's clock, which a test may have replaced.
DRAWN = """() => new Promise(resolve => {
    const observer = new IntersectionObserver(() => resolve(observer.disconnect()))
    observer.observe(document.documentElement)
})"""
# JavaScript that returns the positions of the screens and their rows, and whether rows are still loading.
PLACES = """() => [...document.querySelectorAll('.screen, .rows, .table, .row')].map(part =>
    [part.scrollTop, part.scrollLeft, Math.round(part.getBoundingClientRect().top), part.querySelectorAll('.cell > .placeholder').length])"""
PATIENCE = 60
"""The longest time in seconds to wait for something that must happen. Only a failing test takes that long. A machine that runs other
tests at the same time can be ten times slower than an idle one."""
STILL = 8
"""If this number of frames in a row are equal, nothing on the page moves any more."""


def drawn(page, frames=1):
    """Waits until the page has been drawn, so that all its earlier events have reached the test. A page that the browser is leaving is not
    drawn."""
    for _ in range(frames):
        try:
            page.evaluate(DRAWN)
        except Error as error:
            if "context was destroyed" not in str(error) and "navigat" not in str(error):
                raise


def eventually(page, expression, limit=PATIENCE):
    """Waits until a JavaScript expression in the page, or a function of the test, is true. Playwright's own function evaluates a text as
    code inside the page, which the content security policy of our pages forbids."""
    end = time.monotonic() + limit
    while not (expression() if callable(expression) else page.evaluate(expression)):
        assert time.monotonic() < end, f"never came true: {expression}"
        drawn(page)


def still(page, what=PLACES, limit=PATIENCE):
    """Waits until a value of the page stays equal for several frames. By default the value is the positions of its screens and rows."""
    end, same, before = time.monotonic() + limit, 0, None
    while same < STILL:
        now = page.evaluate(what)
        same, before = (same + 1 if now == before else 0), now
        assert time.monotonic() < end, f"never came to a rest: {now}"
        drawn(page)


def animated(page):
    """Waits until all moving and fading animations have ended, except endless ones."""
    eventually(page, """() => !document.getAnimations().some(animation =>
        animation.playState === 'running' && animation.effect.getComputedTiming().endTime < Infinity)""")


def wait_until_live(page):
    """Waits until the page has its session. From that moment it sends clicks to the server."""
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
