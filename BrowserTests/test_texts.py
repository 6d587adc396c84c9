"""Tests that the host provides all texts of a page, and that the script contains none."""

from playwright.sync_api import expect

from conftest import wait_until_live

def translated(new_page, path):
    """Returns a page whose host uses an invented language: each text is its own key in brackets."""
    page = new_page(None, locale="ar")
    # Runs after the page is parsed and before its script starts.
    page.add_init_script("""document.addEventListener('readystatechange', () => {
        for (const word of document.readyState === 'interactive' ? document.querySelectorAll('[id^=t-]') : [])
            word.textContent = `⟨${word.id.slice(2)}⟩` + (word.textContent.includes('%') ? ' %1 %2' : '')
    })""")
    page.goto(path)
    wait_until_live(page)
    return page


def test_marks_and_steps_speak_the_language_of_the_page(new_page):
    page = translated(new_page, "/fixture")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    page.get_by_role("button", name="Toast").click()
    expect(page.get_by_role("button", name="⟨dismiss⟩", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Lists").click()
    expect(page.get_by_role("button", name="⟨previous⟩", exact=True)).to_be_disabled()
    page.get_by_role("button", name="⟨next⟩", exact=True).click()
    expect(page.get_by_role("button", name="⟨position⟩ 2 8", exact=True)).to_have_attribute("aria-current", "true")
    expect(page.locator(".pager")).to_have_attribute("aria-roledescription", "⟨carousel⟩")
    expect(page.get_by_role("toolbar", name="⟨index⟩", exact=True)).to_have_count(1)
    page.get_by_role("button", name="⟨action⟩ Delete Anna Aiemi, Detail of 0", exact=True).click()
    expect(page.get_by_text("Detail of 0", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Bnna Biemi").first.click()
    expect(page.get_by_role("button", name="⟨back⟩", exact=True)).to_be_visible()


def test_the_state_of_the_connection_is_in_the_language_of_the_page(new_page):
    page = translated(new_page, "/fixture/form")
    expect(page.get_by_role("button", name="⟨close⟩", exact=True)).to_be_visible()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_role("status").filter(has_text="⟨lost⟩")).to_be_visible()
