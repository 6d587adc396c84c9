"""What survives: a cut socket, a hidden page, a restart of the server."""

import re
import time

from playwright.sync_api import expect

from conftest import IS_SOAK, eventually, wait_until_live
from gallery import Gallery


def increments(page):
    return page.get_by_role("button", name="Increment")


def test_a_cut_connection_loses_nothing_and_repeats_nothing(new_page, proxy, dice):
    page = new_page("/bench", base=proxy.address)
    presses = 2_000 if IS_SOAK else 200
    for number in range(presses):
        # In the page, so that a click does not wait for the connection.
        page.evaluate("document.querySelector('[data-b=press]').click()")
        if dice.randrange(12) == 0:
            proxy.drop()
    expect(page.locator(".label").first).to_have_text(str(presses))


def test_clicks_made_without_a_connection_are_applied_once_it_is_back(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    increments(page).click()
    proxy.cut()
    for _ in range(7):
        increments(page).click()
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_visible()
    proxy.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".label").first).to_have_text("8")
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_hidden()


def test_a_page_is_usable_again_soon_after_the_network_is_back(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    increments(page).click()
    proxy.cut()
    page.wait_for_timeout(300)
    increments(page).click()
    proxy.mend()
    milliseconds = page.evaluate("""() => new Promise(resolve => {
        const label = document.querySelector('.label'), start = performance.now()
        new MutationObserver(() => resolve(performance.now() - start)).observe(label, { childList: true, characterData: true, subtree: true })
        window.dispatchEvent(new Event('online'))
    })""")
    print(f"usable again after {milliseconds:.0f} ms")
    expect(page.locator(".label").first).to_have_text("2")


def test_text_caret_focus_and_scroll_stay_through_a_cut(new_page, proxy):
    page = new_page("/views", base=proxy.address, viewport={"width": 800, "height": 400})
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("half a sent")
    field.evaluate("field => field.setSelectionRange(4, 6)")
    page.evaluate("document.querySelector('.screen').scrollTop = 77")
    proxy.cut()
    page.keyboard.press("ArrowRight")
    page.keyboard.type("X")
    proxy.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You typed 12 characters.")).to_be_attached()
    state = page.evaluate("""() => [document.activeElement.value, document.activeElement.selectionStart,
        document.querySelector('.screen').scrollTop]""")
    assert state == ["half aX sent", 7, 77]


def test_a_page_that_is_hidden_does_not_try_again_until_it_is_seen(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    page.evaluate("""() => {
        window.tries = 0
        const original = window.WebSocket
        window.WebSocket = class extends original { constructor(...all) { super(...all); window.tries++ } }
        Object.defineProperty(document, 'hidden', { get: () => window.isAway, configurable: true })
        window.isAway = true
        document.dispatchEvent(new Event('visibilitychange'))
    }""")
    proxy.drop()
    page.wait_for_timeout(1200)
    assert page.evaluate("window.tries") == 0
    page.evaluate("() => { window.isAway = false; document.dispatchEvent(new Event('visibilitychange')) }")
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("1")
    assert page.evaluate("window.tries") == 1


def test_after_a_restart_the_address_and_what_was_typed_are_kept_and_the_rest_is_owned_up_to(browser):
    first = Gallery()
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(first.address + "/views/row/3/form")
        wait_until_live(page)
        field = page.get_by_role("textbox", name="Your name")
        field.press_sequentially("Ada Lovelace is long")
        loads = []
        page.on("load", lambda: loads.append(1))
        assert first.stop() == 0
        second = Gallery(port=first.port)
        try:
            page.evaluate("window.dispatchEvent(new Event('online'))")
            expect(page.get_by_role("status").filter(has_text="What you typed is still here")).to_be_visible()
            expect(page).to_have_url(re.compile("/views/row/3/form$"))
            expect(field).to_have_value("Ada Lovelace is long")
            expect(field).to_be_focused()
            field.press("!")
            expect(page.get_by_text("at most 20 letters")).to_be_visible()
            assert loads == []
        finally:
            assert second.stop() == 0
    finally:
        first.stop()
        context.close()


def test_sigterm_tells_pages_and_ends_well(browser):
    gallery = Gallery()
    context = browser.new_context()
    try:
        page = context.new_page()
        closes = []
        page.goto(gallery.address + "/hello")
        page.evaluate("""() => {
            const original = window.WebSocket
            window.codes = []
            window.WebSocket = class extends original {
                constructor(...all) { super(...all); this.addEventListener('close', event => window.codes.push(event.code)) }
            }
            window.dispatchEvent(new Event('online'))
        }""")
        wait_until_live(page)
        page.get_by_role("button", name="Say hello").click()
        expect(page.get_by_text("Hello", exact=True)).to_have_count(2)
        begin = time.monotonic()
        gallery.terminate()
        assert gallery.process.wait(10) == 0
        print(f"ended {time.monotonic() - begin:.2f} s after SIGTERM")
        eventually(page, "window.codes.includes(1001)")
    finally:
        gallery.stop()
        context.close()


def test_what_was_typed_before_the_script_ran_reaches_the_app(browser, gallery):
    context = browser.new_context(base_url=gallery.address)
    page = context.new_page()
    release = []
    page.route("**/client.js", lambda route: release.append(route))
    page.goto("/views", wait_until="commit")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.fill("early")
    assert release, "the script was not asked for"
    release[0].continue_()
    wait_until_live(page)
    expect(page.get_by_text("You typed 5 characters.")).to_be_visible()
    context.close()


def hold_the_connection(browser, proxy, path):
    """A page whose script runs, but which has had no connection yet."""
    page = browser.new_context(base_url=proxy.address).new_page()
    scripts = []
    page.route("**/client.js", lambda route: scripts.append(route))
    page.goto(path, wait_until="commit")
    while not scripts:
        page.wait_for_timeout(20)
    script = scripts[0].fetch()
    proxy.cut()
    scripts[0].fulfill(response=script)
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_visible()
    return page


def test_what_was_clicked_before_the_first_connection_is_applied_once(browser, proxy):
    page = hold_the_connection(browser, proxy, "/bench")
    for _ in range(3):
        increments(page).click()
    proxy.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".label").first).to_have_text("3")
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("4")
    page.context.close()


def test_what_was_typed_and_chosen_before_the_first_connection_reaches_the_app_in_order(browser, proxy):
    page = hold_the_connection(browser, proxy, "/views")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("too early")
    field.press("Backspace")
    page.get_by_role("switch", name="Notifications").click()
    proxy.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".label").filter(has_text=re.compile("^On$"))).to_be_visible()
    expect(page.get_by_role("switch", name="Notifications")).to_be_checked()
    expect(field).to_have_value("too earl")
    field.press_sequentially("y")
    expect(page.get_by_text("You typed 9 characters.")).to_be_visible()
    page.context.close()


def test_a_page_that_was_tampered_with_is_made_whole_again(new_page):
    page = new_page("/bench")
    increments(page).click()
    page.evaluate("document.querySelector('.label').remove()")
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("2")
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("3")
