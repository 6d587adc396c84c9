"""Tests of lost connections: a page continues after its socket was cut, after it was hidden, and after a restart of the server."""

import re
import time

import pytest
from playwright.sync_api import expect

from conftest import IS_SOAK, eventually, wait_until_live
from gallery import Gallery
from waiting import drawn
from wire import Wire


def increments(page):
    return page.get_by_role("button", name="Increment")


def test_a_cut_connection_loses_nothing_and_repeats_nothing(new_page, proxy, dice):
    page = new_page("/bench", base=proxy.address)
    presses = 2_000 if IS_SOAK else 200
    for number in range(presses):
        # Click with JavaScript, because Playwright's click would wait for the connection.
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
    proxy.repair()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".label").first).to_have_text("8")
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_hidden()


def test_a_page_is_usable_again_soon_after_the_network_is_back(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    increments(page).click()
    proxy.cut()
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_visible()
    increments(page).click()
    proxy.repair()
    milliseconds = page.evaluate("""() => new Promise(resolve => {
        const label = document.querySelector('.label'), start = performance.now()
        new MutationObserver(() => resolve(performance.now() - start)).observe(label, { childList: true, characterData: true, subtree: true })
        window.dispatchEvent(new Event('online'))
    })""")
    print(f"usable again after {milliseconds:.0f} ms")
    expect(page.locator(".label").first).to_have_text("2")


def test_text_caret_focus_and_scroll_stay_through_a_cut(new_page, proxy):
    page = new_page("/fixture", base=proxy.address, viewport={"width": 800, "height": 400})
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("half a sent")
    field.evaluate("field => field.setSelectionRange(4, 6)")
    page.evaluate("document.querySelector('.screen').scrollTop = 77")
    proxy.cut()
    page.keyboard.press("ArrowRight")
    page.keyboard.type("X")
    proxy.repair()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You typed 12 characters.")).to_be_attached()
    state = page.evaluate("""() => [document.activeElement.value, document.activeElement.selectionStart,
        document.querySelector('.screen').scrollTop]""")
    assert state == ["half aX sent", 7, 77]


def test_a_page_that_is_hidden_does_not_try_again_until_it_is_seen(new_page, proxy):
    page, sockets = new_page(None, base=proxy.address), []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto("/bench")
    wait_until_live(page)
    page.evaluate("""() => {
        window.tries = 0
        const original = window.WebSocket
        window.WebSocket = class extends original { constructor(...all) { super(...all); window.tries++ } }
        Object.defineProperty(document, 'hidden', { get: () => window.isAway, configurable: true })
        window.isAway = true
        document.dispatchEvent(new Event('visibilitychange'))
    }""")
    page.clock.install()
    proxy.drop()
    eventually(page, lambda: sockets[0].is_closed())
    page.clock.run_for(60_000)
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
        page.goto(first.address + "/fixture/row/3/form")
        wait_until_live(page)
        field = page.get_by_role("textbox", name="Your name")
        field.press_sequentially("Ada Lovelace is long")
        field.evaluate("field => field.setSelectionRange(3, 7)")
        loads = []
        page.on("load", lambda: loads.append(1))
        assert first.stop() == 0
        second = Gallery(port=first.port)
        try:
            page.evaluate("window.dispatchEvent(new Event('online'))")
            expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
            expect(page).to_have_url(re.compile("/fixture/row/3/form$"))
            expect(field).to_have_value("Ada Lovelace is long")
            expect(field).to_be_focused()
            assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [3, 7]
            field.press("End")
            field.press("!")
            expect(page.get_by_text("at most 20 letters")).to_be_visible()
            assert loads == []
        finally:
            assert second.stop() == 0
    finally:
        first.stop()
        context.close()


def test_after_a_restart_a_screen_that_opens_takes_the_keyboard_from_nobody(browser):
    first = Gallery()
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(first.address + "/contacts/mvvm")
        wait_until_live(page)
        page.get_by_role("button", name="Add contact").click()
        # The form sets the focus to its first field when it opens.
        expect(page.get_by_role("textbox", name="First Name")).to_be_focused()
        page.keyboard.type("Grace")
        page.get_by_role("textbox", name="Last Name").press_sequentially("Hop")
        assert first.stop() == 0
        second = Gallery(port=first.port)
        try:
            page.evaluate("window.dispatchEvent(new Event('online'))")
            expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
            # The list has loaded, so the screens have finished their work after opening.
            expect(page.get_by_text("No contacts yet")).to_be_attached()
            expect(page.get_by_role("textbox", name="Last Name")).to_be_focused()
            page.keyboard.type("per")
            expect(page.get_by_role("textbox", name="Last Name")).to_have_value("Hopper")
            expect(page.get_by_role("textbox", name="First Name")).to_have_value("Grace")
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
        expect(page.get_by_text("Hello", exact=True)).to_have_count(1)
        begin = time.monotonic()
        gallery.terminate()
        assert gallery.process.wait(10) == 0
        print(f"ended {time.monotonic() - begin:.2f} s after SIGTERM")
        eventually(page, "window.codes.includes(1001)")
    finally:
        gallery.stop()
        context.close()


def test_text_typed_before_the_script_ran_reaches_the_app(browser, gallery):
    context = browser.new_context(base_url=gallery.address)
    page = context.new_page()
    release = []
    page.route("**/client.js", lambda route: release.append(route))
    page.goto("/fixture", wait_until="commit")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.fill("early")
    assert release, "the script was not asked for"
    release[0].continue_()
    wait_until_live(page)
    expect(page.get_by_text("You typed 5 characters.")).to_be_visible()
    context.close()


def hold_the_connection(browser, proxy, path):
    """Returns a page whose script runs, but which has not been connected yet."""
    page = browser.new_context(base_url=proxy.address).new_page()
    scripts = []
    page.route("**/client.js", lambda route: scripts.append(route))
    page.goto(path, wait_until="commit")
    eventually(page, lambda: scripts)
    script = scripts[0].fetch()
    proxy.cut()
    scripts[0].fulfill(response=script)
    expect(page.get_by_role("status").filter(has_text="The connection was lost")).to_be_visible()
    return page


def test_clicks_before_the_first_connection_are_applied_once(browser, proxy):
    page = hold_the_connection(browser, proxy, "/bench")
    for _ in range(3):
        increments(page).click()
    proxy.repair()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".label").first).to_have_text("3")
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("4")
    page.context.close()


def test_input_before_the_first_connection_reaches_the_app_in_order(browser, proxy):
    page = hold_the_connection(browser, proxy, "/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("too early")
    field.press("Backspace")
    page.get_by_role("switch", name="Notifications").click()
    proxy.repair()
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


def test_a_text_that_no_frame_can_hold_is_cut_and_the_session_goes_on(new_page):
    page = new_page("/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.fill("€" * 40_000)
    expect(page.get_by_text(re.compile("You typed 10,?000 characters."))).to_be_visible()
    assert page.evaluate("document.activeElement.value.length") == 10_000
    field.fill("short")
    expect(page.get_by_text("You typed 5 characters.")).to_be_visible()


def test_a_text_from_the_clipboard_that_no_frame_can_hold_is_cut(new_page):
    page = new_page(None, permissions=["clipboard-read", "clipboard-write"])
    wire = Wire(page)
    page.goto("/bench")
    wait_until_live(page)
    page.evaluate("navigator.clipboard.writeText('€'.repeat(40000))")
    wire.tell(["ask", 1, "paste"])
    eventually(page, lambda: any(text.endswith(" 0 r 1 text " + "€" * 10_000) for text in wire.heard))


def test_connections_that_end_right_after_the_greeting_are_made_ever_more_rarely(new_page):
    page = new_page(None)
    connections = []

    def meet(socket):
        connections.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda text: (socket.send(text), socket.close()))

    page.route_web_socket("**/live", meet)
    page.clock.install()
    page.goto("/bench")
    wait_until_live(page)
    page.clock.pause_at(time.time() + 10)
    for _ in range(30):
        page.clock.run_for(50)
        drawn(page, 2)
    assert 2 < len(connections) < 8, len(connections)


def test_a_page_that_was_refused_stays_so_when_it_is_seen_again(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/bench")
    wait_until_live(page)
    server = wire.server
    page.clock.install()
    wire.close(4008)
    expect(page.locator("#link")).to_be_visible()
    page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); dispatchEvent(new Event('online')) }")
    page.clock.run_for(60_000)
    drawn(page, 3)
    assert wire.server is server
    expect(page.locator("#link")).to_be_visible()


def test_a_connection_that_was_given_up_but_arrives_later_takes_the_session_from_nobody(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/bench")
    wait_until_live(page)
    wire.close(4000)
    increments(page).click()
    expect(page.locator(".label").first).to_have_text("1")


def test_a_lost_connection_is_told_after_a_moment_however_often_it_is_tried_again(new_page, proxy):
    page, sockets = new_page(None, base=proxy.address), []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto("/bench")
    wait_until_live(page)
    page.clock.install()
    page.clock.pause_at(time.time() + 10)
    proxy.cut()
    for _ in range(7):
        # The page's clock is stopped by the test, but attempts to connect do not depend on it.
        eventually(page, lambda: all(socket.is_closed() for socket in sockets))
        page.clock.run_for(100)
    page.clock.run_for(10)
    expect(page.locator("#link")).to_be_visible(timeout=1)


def test_a_connection_that_is_there_in_name_only_is_made_anew(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    page.clock.install()
    connections = []
    page.on("websocket", lambda socket: connections.append(socket))
    proxy.swallow()
    increments(page).click()
    page.clock.fast_forward(8_000)
    drawn(page, 3)
    assert connections == []
    page.clock.fast_forward(2_000)
    eventually(page, lambda: connections)
    proxy.repair()
    proxy.drop()
    expect(page.locator(".label").first).to_have_text("1")


def test_a_page_whose_cookies_were_cleared_goes_on_with_what_was_typed(new_page, proxy):
    page = new_page("/fixture", base=proxy.address)
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("kept")
    expect(page.get_by_text("You typed 4 characters.")).to_be_visible()
    page.context.clear_cookies()
    proxy.drop()
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    expect(field).to_have_value("kept")
    expect(field).to_be_focused()
    field.press("!")
    expect(page.get_by_text("You typed 5 characters.")).to_be_visible()


def test_a_page_whose_cookie_is_unknown_takes_one_session_however_often_it_tries(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    label = page.locator(".label").first
    waiting, refused = [], []
    page.route("**/bench", lambda route: waiting.append(route))
    page.on("websocket", lambda socket: socket.on("close", lambda _: refused.append(socket)))
    page.context.clear_cookies()
    proxy.drop()
    eventually(page, lambda: waiting)
    # Connect and cut twice, faster than the server can respond.
    for _ in range(2):
        count = len(refused)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        eventually(page, lambda: len(refused) > count)
    assert len(waiting) == 1
    waiting.pop().continue_()
    expect(page.get_by_role("status").filter(has_text="The connection was restored")).to_be_visible()
    increments(page).click()
    expect(label).to_have_text("1")
    proxy.drop()
    increments(page).click()
    expect(label).to_have_text("2")


def test_two_windows_whose_cookie_is_unknown_share_the_next(new_page, proxy):
    windows = [new_page(None, base=proxy.address)]
    windows.append(windows[0].context.new_page())
    refused = set()

    def follow(window, address):
        window.add_init_script("window.asked = 0; const own = fetch; window.fetch = (...details) => { asked++; return own(...details) }")
        window.goto(address)
        wait_until_live(window)
        window.on("websocket", lambda socket: socket.on("close", lambda _: refused.add(window)))

    # Use two different addresses, because a browser does not request the same address twice at the same time.
    follow(windows[0], "/bench")
    follow(windows[1], "/bench?2")
    renewed = [window.get_by_role("status").filter(has_text="The connection was restored") for window in windows]
    windows[0].context.clear_cookies()
    proxy.hold((b"GET /bench ", b"GET /bench?"))
    proxy.drop()
    eventually(windows[0], lambda: len(refused) == 2 and len(proxy.held) == sum(window.evaluate("asked") for window in windows) > 0)
    # The first page gets its response and a session. The response to the second page is still kept back.
    proxy.hand_on()
    eventually(windows[0], lambda: any(status.is_visible() for status in renewed))
    proxy.hand_on()
    for status in renewed: expect(status).to_be_visible()
    for count in ["1", "2"]:
        for window in windows:
            increments(window).click()
            expect(window.locator(".label").first).to_have_text(count)
        proxy.drop()


def open_with_wire(new_page, path):
    page = new_page(None)
    wire = Wire(page)
    page.goto(path)
    wait_until_live(page)
    return page, wire


def test_a_choice_that_a_new_session_does_not_offer_is_let_go(new_page):
    page, wire = open_with_wire(new_page, "/fixture")
    colour = page.get_by_role("combobox", name="Colour")
    before = colour.input_value()
    # Change the page with JavaScript, so that it looks like a page of the former session.
    colour.evaluate("select => { select.add(new Option('Mauve')); select.value = 'Mauve' }")
    wire.forget()
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    expect(colour).to_have_value(before)
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada")
    expect(page.get_by_text("You typed 3 characters.")).to_be_visible()
    assert not [text for text in wire.heard if text.endswith(" m -1")]


def test_a_page_that_is_made_whole_again_leaves_the_keyboard_in_its_field(new_page):
    page = new_page("/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("Ada")
    said = page.get_by_text("You typed 3 characters.")
    expect(said).to_be_visible()
    said.evaluate("label => label.remove()")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("X")
    expect(page.get_by_text("You typed 4 characters.")).to_be_visible()
    expect(field).to_be_focused()
    page.keyboard.type("Y")
    expect(field).to_have_value("AdXYa")


def test_a_field_that_is_moved_or_taken_out_has_not_been_left(new_page):
    page, wire = open_with_wire(new_page, "/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.focus()
    parent, index, own = field.evaluate("""field => {
        const own = field.closest('.field'), parent = own.parentElement
        return [parent.id.slice(1), [...parent.children].indexOf(own), own.id.slice(1)]
    }""")
    wire.tell([">", parent, index, index + 1])
    expect(field).to_be_focused()
    wire.tell(["-", own])
    expect(field).to_have_count(0)
    # The server reads frames in order. So when it reads the press, it has read everything that the field sent before.
    count = len(wire.heard)
    page.get_by_role("switch", name="Notifications").click()
    eventually(page, lambda: len(wire.heard) > count)
    assert not [text for text in wire.heard if text.endswith(f" {own} e")]


def test_values_set_by_the_app_are_not_entered_again_in_a_new_session(new_page):
    page, wire = open_with_wire(new_page, "/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    switch = page.get_by_role("switch", name="Notifications")
    colour = page.get_by_role("combobox", name="Colour")
    before = colour.input_value()
    number = "element => element.id.slice(1)"
    wire.tell(["v", field.evaluate(number), "by the app", 99], ["c", switch.evaluate(number), 1], ["m", colour.evaluate(number), 2])
    expect(field).to_have_value("by the app")
    expect(switch).to_be_checked()
    expect(colour).not_to_have_value(before)
    wire.forget()
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    expect(field).to_have_value("")
    expect(switch).not_to_be_checked()
    expect(colour).to_have_value(before)


def test_a_large_frame_is_acknowledged_at_once(new_page):
    page, wire = open_with_wire(new_page, "/bench")
    # The clock stands still, so the timer that acknowledges other frames does not fire.
    page.clock.install()
    page.clock.pause_at(time.time() + 10)
    wire.tell(["say", "x" * 70_000, 0])
    eventually(page, lambda: f"0 {wire.last} " in wire.heard)


@pytest.mark.parametrize("width", [390, 1000])
def test_the_state_of_the_connection_covers_no_control(new_page, width):
    page, wire = open_with_wire(new_page, "/fixture/form")
    page.set_viewport_size({"width": width, "height": 760})
    wire.forget()
    link = page.locator("#link")
    expect(link).to_have_text(re.compile("Your text is still here"))
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Toast").click()
    expect(page.locator(".toast")).to_be_visible()
    expect(link).to_be_visible()
    boxes = [page.locator(".toast").bounding_box(), link.bounding_box(), page.locator(".screen > h1").last.bounding_box()]
    edges = [(box["y"], box["y"] + box["height"]) for box in boxes]
    assert edges[1][1] < edges[0][0], "the toast is covered"
    if width < 700:
        assert edges[1][0] > edges[2][1], "the title is covered"
    assert link.evaluate("""link => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) !== link
    }""")


def test_a_quiet_connection_that_has_lasted_is_made_anew_at_once(new_page, proxy):
    page = new_page("/bench", base=proxy.address)
    connections = []
    page.on("websocket", lambda socket: connections.append(socket))
    page.clock.install()
    page.clock.pause_at(time.time() + 10)
    proxy.cut()
    eventually(page, lambda: page.clock.run_for(1_000) or len(connections) > 5)
    proxy.repair()
    eventually(page, lambda: page.clock.run_for(1_000) or page.locator("#link").is_hidden())
    drawn(page, 3)
    page.clock.run_for(6_000)
    before = len(connections)
    proxy.drop()
    eventually(page, connections[-1].is_closed)
    drawn(page, 3)
    # A page that waits before it connects again waits for at least 124 ms of its clock.
    page.clock.run_for(50)
    eventually(page, lambda: len(connections) > before)
