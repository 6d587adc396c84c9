"""Tests with random changes: a page that applied changes equals a fresh page, and no text is taken for markup."""

import pytest
from playwright.sync_api import expect

from conftest import IS_SOAK, eventually, wait_until_live

# JavaScript that returns the page as people and assistive technology see it: elements, attributes and the state of controls. Temporary
# changes by the browser or the script are left out, such as layout and loading signs.
STATE = """() => {
    const skipped = new Set(['style', 'data-busy', 'data-edit', 'value', 'checked', 'selected', 'data-live'])
    const walk = element => [
        element.tagName,
        Object.fromEntries([...element.attributes].filter(a => !skipped.has(a.name)).map(a => [a.name, a.value]).sort()),
        'value' in element && !['BUTTON', 'LI', 'PROGRESS'].includes(element.tagName) ? element.value : null,
        element.tagName === 'PROGRESS' ? element.getAttribute('value') : null,
        element.type === 'checkbox' ? element.checked : null,
        [...element.childNodes].filter(node => node.nodeType !== 3 || node.data).map(node => node.nodeType === 3 ? node.data : walk(node)),
    ]
    return JSON.stringify(walk(document.getElementById('app')), null, 1)
}"""


def command(page, text):
    field = page.get_by_role("textbox", name="Command", exact=True)
    field.fill(text)
    field.press("Enter")


def test_the_patched_page_equals_a_fresh_one(new_page, proxy, dice):
    page = new_page(None, base=proxy.address)
    page.add_init_script("""
        const send = WebSocket.prototype.send
        WebSocket.prototype.send = function (data) { window.socket = this; send.call(this, data) }
    """)
    page.goto("/trial")
    wait_until_live(page)
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    rounds, operations = (1_000, 100) if IS_SOAK else (20, 50)
    for number in range(rounds):
        seed = dice.randrange(2**31)
        command(page, f"{seed} {operations}")
        if dice.randrange(3) == 0:
            proxy.drop()
        expect(page.get_by_text(f"done {seed} {operations}", exact=True)).to_be_visible()
        patched = page.evaluate(STATE)
        page.evaluate("window.before = document.querySelector('.window'); window.asked = undefined")
        # Ask the server for the whole page, as the client does when it could not apply a frame. The page needs a connection, which may just
        # have been cut. Ask once for each connection: a second response would replace the page while the next command is typed.
        eventually(page, """() => {
            if (document.querySelector('.window') !== window.before) return true
            if (window.socket.readyState === 1 && window.asked !== window.socket) {
                window.asked = window.socket
                window.asked.send('0 0 lost')
            }
            return false
        }""")
        fresh = page.evaluate(STATE)
        if patched != fresh:
            for old, new in zip(patched.splitlines(), fresh.splitlines()):
                assert old == new, f"in round {number}, seed {seed}"
        assert patched == fresh
    assert dialogs == []
    assert page.evaluate("window.pwned") is None


def test_hostile_texts_stay_texts_in_the_first_page_too(new_page, gallery, dice):
    page = new_page("/trial")
    for _ in range(10):
        text = f"{dice.randrange(2**31)} 60"
        command(page, text)
        expect(page.get_by_text(f"done {text}", exact=True)).to_be_visible()
    assert page.evaluate("window.pwned") is None
    bad = page.evaluate("""() => [...document.querySelectorAll('#app *')].flatMap(element => [...element.attributes])
        .filter(a => a.name.startsWith('on') || /^(href|src)$/.test(a.name) && /^\\s*(javascript|data|vbscript):/i.test(a.value)).map(a => a.value)""")
    assert bad == []
    assert page.evaluate("document.querySelectorAll('#app script, #app iframe, #app style').length") == 0
