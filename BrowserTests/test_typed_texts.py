"""Tests that typed texts survive a restart of the server: in every form of every app, no matter when the data of the screen arrives."""

import re
from collections import deque
from urllib.parse import urlsplit

from playwright.sync_api import expect

from conftest import PATIENCE, eventually, wait_until_live
from gallery import Gallery
from player import Traffic

FIELDS = "#app :is(input:is([type=text],[type=search],[type=email],[type=tel],[type=url],[type=password],:not([type])),textarea)"
# JavaScript that returns the links and buttons of the topmost screen that open further screens, and the first row of each list. Buttons
# that delete or leave are left out.
WAYS = """() => {
    const screen = [...document.querySelectorAll('#app .screen:not([inert])')].pop()
    const rows = [...screen.querySelectorAll('.rows')].map(list => list.querySelector('[data-b=row]'))
    const others = [...screen.querySelectorAll(":is([data-b=press]:not(.destructive,.cancel),a[data-b])")]
    return [...rows, ...others].filter(way => way?.checkVisibility() && !way.disabled).slice(0, %d)
}"""
# Two addresses that differ only in identifiers or numbers belong to the same screen. This function replaces them with `*`.
shape = lambda address: re.sub(r"[0-9a-f-]{36}|\d+", "*", address)
# The number of presses after which the search for forms stops. Deeper screens are similar to those before.
DEPTH = 2
# The number of links that are tried on each screen, and of screens in each app. Later ones are similar.
WAYS_EACH = 8
SCREENS_EACH = 8
WAYS %= WAYS_EACH
QUIET = 0.03
"""A page counts as finished when no frame has arrived for this number of seconds."""
ARCHITECTURES = ["mvc", "mvp", "mvvm", "viper"]


def fields(page):
    """Returns the fields of a page in which a person can type at the moment."""
    return page.locator(FIELDS).and_(page.locator(":enabled:not([inert] *)")).filter(visible=True).all()


def apps(page):
    """Returns the addresses of all apps in the gallery, except those with a login."""
    found = {}
    waiting = ["/"]
    while waiting:
        answer = page.request.get(waiting.pop())
        app = re.search(r"<body[^>]* data-app=\"?([^\s\">]+)", answer.text())
        if app: found[app[1]] = True
        if app and app[1] != "/": continue
        for link in re.findall(r"<a [^>]*href=\"?(/[^\s\"?#>]*)", answer.text()):
            if link not in found and not re.match("/(manual|_belvedere|staff)", link):
                found[link] = False
                waiting.append(link)
    return sorted(address for address, is_app in found.items() if is_app)


def settle(page, traffic):
    """Waits until the page is connected and has loaded its content, or shows the reason why it cannot."""
    wait_until_live(page)
    traffic.rest(quiet=QUIET)
    # The catalogue of views has a page with a spinner that never ends, so do not wait for spinners there.
    eventually(page, lambda: "/views" in page.url or not page.evaluate("[...document.querySelectorAll('#app .spinning')].some(spinner => spinner.checkVisibility())"))


class Walk:
    """A person who visits every screen of an app, on one page."""

    def __init__(self, page):
        self.page, self.traffic = page, Traffic(page)

    @property
    def address(self):
        return urlsplit(self.page.url).path

    def visit(self, address):
        self.page.goto(address)
        settle(self.page, self.traffic)

    def press(self, index):
        """Presses one of the links or buttons that open further screens, even if it moves."""
        self.page.evaluate(f"index => ({WAYS})()[index]?.click()", index)
        self.traffic.rest(quiet=QUIET)

    def return_to(self, address):
        """Returns to the screen before a press. If an alert is open, or if going back leads elsewhere, loads the page again."""
        if self.address != address and not self.page.locator(".alert").count():
            self.page.evaluate("history.back()")
            self.traffic.rest(quiet=QUIET)
        if self.address != address or self.page.locator(".alert").count():
            self.visit(address)

    def forms(self, base):
        """Returns the addresses of an app's screens in which a person can type."""
        found, seen, waiting = [], {shape(base)}, deque([(base, 0)])
        while waiting:
            address, depth = waiting.popleft()
            self.visit(address)
            address = self.address
            if fields(self.page): found.append(address)
            if depth == DEPTH: continue
            for index in range(self.page.evaluate(f"({WAYS})().length")):
                # An earlier press may have changed the effect of this one.
                self.return_to(address)
                self.press(index)
                new = self.address
                if len(seen) < SCREENS_EACH and shape(new) not in seen and (new == base or new.startswith(base + "/")):
                    seen.add(shape(new))
                    waiting.append((new, depth + 1))
        return found


def fill(page, traffic):
    """Types into each field. In the last field, moves the caret to the position after the second letter."""
    typed = fields(page)
    for number, field in enumerate(typed):
        field.fill(f"4{number + 1}7")
    typed[-1].focus()
    typed[-1].evaluate("field => field.setSelectionRange(2, 2)")
    traffic.rest(quiet=QUIET)


STATE = """() => ({
    values: [...document.querySelectorAll(%r)].filter(field => field.checkVisibility() && !field.closest('[inert]')).map(field => field.value),
    caret: [document.activeElement.selectionStart, document.activeElement.selectionEnd],
    name: document.activeElement.getAttribute('aria-label') || document.activeElement.labels?.[0]?.textContent || '',
})""" % FIELDS
NOTICE = "Your text is still here"


def restart(gallery, *options, **arguments):
    gallery.process.kill()
    gallery.process.wait()
    return Gallery(*options, port=gallery.port, **arguments)


def expect_all_is_here(page, before):
    page.evaluate("window.dispatchEvent(new Event('online'))")
    # The notice is visible only for some seconds, and the test looks at other pages first. So check the text in the element.
    expect(page.locator("#link")).to_contain_text(NOTICE)
    eventually(page, lambda: page.evaluate(STATE) == before)


def test_every_form_of_every_app_keeps_what_was_typed(browser, tmp_path):
    options = dict(data=str(tmp_path), contacts="sample")
    gallery = Gallery(**options)
    context = browser.new_context(base_url=gallery.address)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        walk, found = Walk(page), []
        for app in apps(page):
            # The architectures of Contacts have the same screens. So search for forms only in the first, and type into these forms in all.
            if not re.fullmatch("/contacts/(mvp|mvvm|viper)", app):
                found += walk.forms(app)
        contacts = [address for address in found if address.startswith("/contacts/mvc")]
        found += [address.replace("/mvc", f"/{other}", 1) for other in ARCHITECTURES[1:] for address in contacts]
        print(found)
        # The test finds forms by itself. These known forms prove that the search works.
        assert {"/contacts/mvc/*/edit*", "/contacts/mvc/add*"} <= {re.sub(r"(edit|add)(/\*)?$", r"\1*", shape(address)) for address in found}
        assert {"/employees", "/nearby", "/sevenguis/flight", "/sevenguis/crud", "/code"} <= set(found)
        pages = []
        for address in found:
            page = context.new_page()
            traffic = Traffic(page)
            page.goto(address)
            settle(page, traffic)
            fill(page, traffic)
            pages.append((page, page.evaluate(STATE)))
        gallery = restart(gallery, **options)
        for page, before in pages:
            page.bring_to_front()
            expect_all_is_here(page, before)
    finally:
        context.close()
        gallery.stop()


def test_typed_text_waits_for_late_data(browser):
    options = ["--clock", "2026-01-08T12:00:00Z"]
    gallery = Gallery(*options)
    context = browser.new_context(base_url=gallery.address)
    try:
        page = context.new_page()
        page.goto("/fixture/late")
        wait_until_live(page)
        name, note = page.get_by_role("textbox", name="Name"), page.get_by_role("textbox", name="Note")
        gallery.advance(10)
        expect(name).to_have_value("Ada")
        note.fill("Mine")
        name.fill("Grace")
        name.evaluate("field => field.setSelectionRange(2, 2)")
        gallery = restart(gallery, *options)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        # The text beside the field returns immediately. The notice appears only when everything has been loaded.
        expect(page.locator(".spinning").last).to_be_visible()
        expect(note).to_have_value("Mine")
        expect(page.get_by_text(NOTICE)).to_have_count(0)
        gallery.advance(10)
        expect(name).to_have_value("Grace")
        expect(name).to_be_focused()
        assert name.evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 2]
        # The app has received the typed text, and the loaded data has not replaced the text in the other field.
        expect(page.get_by_text("You typed Grace.")).to_be_visible()
        expect(note).to_have_value("Mine")
        expect(page.get_by_role("status").filter(has_text=NOTICE)).to_be_visible()
        page.keyboard.type("!")
        expect(page.get_by_text("You typed Gr!ace.")).to_be_visible()
    finally:
        context.close()
        gallery.stop()


def test_typed_text_of_one_screen_is_put_into_no_other(browser):
    options = ["--clock", "2026-01-08T12:00:00Z"]
    gallery = Gallery(*options)
    context = browser.new_context(base_url=gallery.address)
    try:
        page = context.new_page()
        page.goto("/fixture/late")
        wait_until_live(page)
        name = page.get_by_role("textbox", name="Name", exact=True)
        gallery.advance(10)
        name.fill("Grace")
        gallery = restart(gallery, *options)
        page.evaluate("window.dispatchEvent(new Event('online'))")
        expect(page.locator(".spinning").last).to_be_visible()
        # The covered screen has a field with the same name.
        page.get_by_role("button", name="Back").click()
        expect(page.get_by_role("heading", name="Views")).to_be_visible()
        gallery.advance(10)
        page.get_by_role("button", name="Toast").click()
        expect(page.locator(".toast")).to_be_visible()
        expect(name).to_have_value("")
    finally:
        context.close()
        gallery.stop()


def test_windows_of_several_apps_keep_what_was_typed(browser):
    gallery = Gallery()
    context = browser.new_context(base_url=gallery.address)
    try:
        windows = {}
        for path, name in {"/fixture/form": "Your name", "/sevenguis/crud": "Surname", "/contacts/mvc/add": "Last Name"}.items():
            page = context.new_page()
            loads = []
            page.goto(path)
            wait_until_live(page)
            page.get_by_role("textbox", name=name, exact=True).fill("Typed")
            page.on("load", lambda: loads.append(1))
            windows[page] = (name, loads)
        gallery = restart(gallery)
        # Open the windows one after the other, so that the first gets a cookie that the others share.
        for page, (name, loads) in windows.items():
            page.evaluate("window.dispatchEvent(new Event('online'))")
            expect(page.get_by_role("textbox", name=name, exact=True)).to_have_value("Typed")
            expect(page.locator("#link")).to_contain_text(NOTICE)
            assert loads == []
    finally:
        context.close()
        gallery.stop()


def add_phone(page):
    """Adds a phone number to the form of a contact, and returns its field. Until the new row exists, the last field is another one."""
    phones = page.get_by_role("textbox", name="Phone")
    count = phones.count()
    page.get_by_role("button", name="Add phone").click()
    expect(phones).to_have_count(count + 1)
    return phones.last


def test_a_contact_is_saved_as_it_was_typed_before_the_restart(browser, tmp_path):
    options = dict(data=str(tmp_path), contacts="sample")
    gallery = Gallery(**options)
    context = browser.new_context(base_url=gallery.address)
    try:
        pages = {}
        for number, architecture in enumerate(["mvc", "mvp", "mvvm", "viper"], 1):
            page = pages[architecture] = context.new_page()
            page.goto(f"/contacts/{architecture}/{number}/edit")
            wait_until_live(page)
            page.get_by_role("textbox", name="Last Name").fill(f"Typed{number}")
            add_phone(page).fill(f"+358 40 {number}")
        gallery = restart(gallery, **options)
        for number, (architecture, page) in enumerate(pages.items(), 1):
            page.bring_to_front()
            page.evaluate("window.dispatchEvent(new Event('online'))")
            # The new session does not have the added row, because the contact was not saved. The page tells the person to enter its text
            # again.
            expect(page.get_by_role("textbox", name="Last Name")).to_have_value(f"Typed{number}")
            expect(page.locator("#link")).to_contain_text("Enter this again, because its field is gone: Phone")
            # The field gets its text when the row exists again.
            expect(add_phone(page)).to_have_value(f"+358 40 {number}")
            expect(page.get_by_role("status").filter(has_text=NOTICE)).to_be_visible()
            page.get_by_role("button", name="Cancel").click()
            page.get_by_role("button", name="Keep editing").click()
            page.get_by_role("button", name="Done").click()
            expect(page).to_have_url(re.compile(f"/contacts/{architecture}/{number}$"))
            expect(page.get_by_role("heading", name=re.compile(f"Typed{number}$")).first).to_be_visible()
            expect(page.get_by_text(f"+358 40 {number}").first).to_be_visible()
    finally:
        context.close()
        gallery.stop()
