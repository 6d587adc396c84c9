"""Tests of pages right after a person has opened them."""

import gzip
import re
import urllib.error
import urllib.request

from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from wire import Wire


def fetch(gallery, path, **headers):
    request = urllib.request.Request(gallery.address + path, headers=headers)
    try:
        return urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        return error


def test_the_index_has_a_card_for_each_app(new_page, gallery):
    page = new_page(None)
    page.goto("/")
    expect(page).to_have_title("Belvedere")
    page.get_by_role("link", name="Hello", exact=True).click()
    expect(page.get_by_role("heading", name="Greeting")).to_be_visible()


def test_hello_says_hello(new_page):
    page = new_page("/hello")
    page.get_by_role("button", name="Say hello").click()
    expect(page.get_by_text("Hello", exact=True)).to_have_count(1)


def test_a_page_is_complete_without_script(new_page):
    page = new_page(None, java_script_enabled=False)
    page.goto("/fixture/row/7")
    expect(page.get_by_role("heading", name="Row 7")).to_be_visible()
    expect(page.get_by_text("A screen of its own")).to_be_visible()


def test_a_page_takes_three_requests_and_twenty_kilobytes(new_page):
    page = new_page(None)
    sizes = []
    page.on("requestfinished", lambda request: sizes.append((request.url, request.sizes()["responseBodySize"])))
    page.goto("/hello")
    wait_until_live(page)
    page.wait_for_load_state("networkidle")
    sizes = [size for size in sizes if size[0].startswith("http")]
    assert len(sizes) <= 3, sizes
    assert sum(size for _, size in sizes) <= 20_000, sizes


def test_the_script_is_one_file_of_at_most_twelve_kilobytes(gallery):
    html = fetch(gallery, "/hello").read().decode()
    scripts = re.findall(r'<script[^>]*src="([^"]+)"', html)
    assert len(scripts) == 1 and "<script>" not in html
    answer = fetch(gallery, scripts[0])
    assert len(gzip.compress(answer.read(), 6)) <= 12_000
    assert "immutable" in answer.headers["Cache-Control"]


def test_pages_forbid_what_they_do_not_need(gallery):
    headers = fetch(gallery, "/hello").headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "HttpOnly" in headers["Set-Cookie"] and "SameSite=Lax" in headers["Set-Cookie"]


def test_an_address_that_leads_nowhere_says_so(new_page, gallery):
    assert fetch(gallery, "/hello/nowhere").status == 404
    assert fetch(gallery, "/views/example/button/0").status == 200
    assert fetch(gallery, "/views/example/button/15").status == 404
    page = new_page("/fixture/nowhere")
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()


def test_every_screen_has_an_address_and_back_and_forward_work(new_page):
    page = new_page("/fixture/row/5")
    page.get_by_role("button", name="One further").click()
    expect(page).to_have_url(re.compile("/fixture/row/5/row/6$"))
    expect(page).to_have_title("Row 6 – Fixture")
    page.go_back()
    expect(page.get_by_role("heading", name="Row 5")).to_be_visible()
    expect(page).to_have_title("Row 5 – Fixture")
    page.go_forward()
    expect(page.get_by_role("heading", name="Row 6")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_url(re.compile("/fixture/row/5$"))
    expect(page.get_by_role("heading", name="Row 5")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="Row 6")).to_be_visible()


def test_a_screen_opened_while_a_step_back_is_under_way_has_its_own_entry(new_page):
    page = new_page(None)
    # Delay the browser's step through its history, so that the next screen appears before it.
    page.add_init_script("""
        const go = history.go.bind(history)
        history.go = steps => { window.held = () => go(steps) }
    """)
    page.goto("/fixture")
    wait_until_live(page)
    page.get_by_role("tab", name="Long list").click()
    page.get_by_role("button", name=re.compile(r"^Row 5\b")).click()
    expect(page).to_have_url(re.compile("/fixture/row/5$"))
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name=re.compile(r"^Row 3\b")).click()
    expect(page.get_by_role("heading", name="Row 3")).to_be_visible()
    page.evaluate("held()")
    expect(page).to_have_url(re.compile("/fixture/row/3$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/fixture$"))
    expect(page.get_by_role("tab", name="Long list")).to_be_visible()


def test_a_veto_of_browser_back_stays_on_the_screen(new_page):
    page = new_page("/fixture")
    page.get_by_role("button", name="Form").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.go_back()
    alert = page.get_by_role("alertdialog", name="Leave the form?")
    expect(alert).to_be_visible()
    expect(page).to_have_url(re.compile("/fixture/form$"))
    alert.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    page.go_back()
    page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    expect(page).to_have_url(re.compile("/fixture$"))


def test_a_presented_screen_has_one_way_out_to_see_and_every_other_still_works(new_page):
    page = new_page("/contacts/mvvm")
    page.get_by_role("button", name="Add contact").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_visible()
    expect(dialog.get_by_role("button", name="Close")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Add contact").first.click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.goto("/fixture")
    page.get_by_role("button", name="Form").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_a_button_that_deletes_looks_like_it(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    delete = page.get_by_role("button", name="Delete: Anna Aiemi, Detail of 0", exact=True)
    warning = page.evaluate("getComputedStyle(document.body).getPropertyValue('--danger')")
    colour = "element => { const probe = document.createElement('i'); document.body.append(probe); probe.style.color = element; return getComputedStyle(probe).color }"
    expect(delete).to_have_css("color", page.evaluate(colour, warning))


def test_a_long_list_holds_one_screenful_and_scrolls_anywhere(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Long list").click()
    expect(page.get_by_text("Row 1", exact=True)).to_be_visible()
    assert page.locator("[aria-label=Rows] > .row").count() < 200
    page.evaluate("document.querySelector('.screen').scrollTop = 1e9")
    expect(page.get_by_text("Row 9999", exact=True)).to_be_visible()
    assert page.locator("[aria-label=Rows] > .row").count() < 200
    page.get_by_role("button", name="Row 9999").click()
    expect(page.get_by_role("heading", name="Row 9999")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("list", name="Rows").get_by_text("Row 9999", exact=True)).to_be_in_viewport()


def test_a_pager_turns_by_dots_by_steps_and_by_swipe(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Page 1", exact=True)).to_be_visible()
    page.get_by_role("button", name="4 of 8").click()
    expect(page.get_by_text("Page 3", exact=True)).to_be_visible()
    expect(page.get_by_text("Page of 3")).to_be_in_viewport()
    page.locator(".pages").evaluate("pages => pages.scrollTo({ left: 5 * pages.clientWidth, behavior: 'instant' })")
    expect(page.get_by_text("Page 5", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="6 of 8")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Third page").click()
    eventually(page, "(pages => Math.round(pages.scrollLeft / pages.clientWidth))(document.querySelector('.pages')) === 2")
    expect(page.get_by_role("button", name="3 of 8")).to_have_attribute("aria-current", "true")


def test_steps_of_a_pager_count_from_the_last_press_before_it_is_answered(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/fixture")
    wait_until_live(page)
    page.get_by_role("tab", name="Lists").click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    wire.hold()
    page.get_by_role("button", name="5 of 8").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="7 of 8")).to_have_attribute("aria-current", "true")
    wire.release()
    expect(page.get_by_text("Page 6", exact=True)).to_be_visible()
    expect(page.get_by_text("Page of 6")).to_be_in_viewport()
    expect(page.get_by_role("button", name="7 of 8")).to_have_attribute("aria-current", "true")


def test_a_scroll_that_is_reported_late_chooses_no_page(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/fixture")
    wait_until_live(page)
    page.get_by_role("tab", name="Lists").click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    # Delay the event for the end of the first scrolling, so that it arrives only after the next step.
    page.evaluate("""() => {
        const hold = event => {
            if (!event.target.matches?.('.pages')) return
            event.stopImmediatePropagation()
            window.isLate = true
        }
        const pager = document.querySelector('.pager')
        window.addEventListener('scrollend', hold, true)
        const observer = new MutationObserver(() => {
            if (pager.querySelector('[data-i="7"]').ariaCurrent !== 'true') return
            observer.disconnect()
            window.removeEventListener('scrollend', hold, true)
            pager.querySelector('.pages').dispatchEvent(new Event('scrollend', { bubbles: true }))
        })
        observer.observe(pager.querySelector('.dots'), { subtree: true, attributes: true })
    }""")
    wire.heard.clear()
    page.get_by_role("button", name="7 of 8").click()
    eventually(page, "window.isLate")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()
    expect(page.get_by_text("Page of 7")).to_be_in_viewport()
    assert [text.split(" m ")[1] for text in wire.heard if " m " in text] == ["6", "7"]


def test_rows_come_and_go_one_by_one(new_page):
    page = new_page("/fixture")
    page.get_by_role("tab", name="Lists").click()
    rows = page.get_by_role("list", name="Letters").get_by_role("listitem")
    expect(rows).to_have_count(8)
    page.get_by_role("button", name="Add a row").click()
    expect(rows).to_have_count(9)
    expect(rows.nth(1)).to_contain_text("Aaron")
    rows.nth(1).get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(8)
    page.get_by_role("button", name="Move the first row").click()
    expect(rows.nth(3)).to_contain_text("Anna Aiemi")


def test_a_file_is_handed_over(new_page):
    page = new_page("/fixture")
    page.get_by_label("Choose a file").set_input_files({"name": "a b.txt", "mimeType": "text/plain", "buffer": b"x" * 100_001})
    expect(page.get_by_text("a b.txt: 100001 bytes")).to_be_visible()


def test_a_field_is_cleared_after_sending_and_typing_is_never_destroyed(new_page):
    page = new_page("/fixture")
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.press_sequentially("Grace Hopper", delay=1)
    field.press("Enter")
    expect(page.get_by_text("Sent: Grace Hopper")).to_be_visible()
    expect(field).to_have_value("")
    field.press_sequentially("Next", delay=1)
    expect(page.get_by_text("You typed 4 characters.")).to_be_visible()
    expect(field).to_have_value("Next")


def test_files_that_are_chosen_one_after_the_other_are_handed_over_so(new_page):
    page = new_page("/fixture")
    field = page.get_by_label("Choose a file")
    # Choose two files faster than any person can, so that the first upload is certainly still running.
    field.evaluate("""field => {
        for (const name of ['first', 'second']) {
            const files = new DataTransfer()
            files.items.add(new File(['x'.repeat(900000)], name))
            field.files = files.files
            field.dispatchEvent(new Event('change', { bubbles: true }))
        }
    }""")
    expect(page.get_by_text("second: 900000 bytes")).to_be_visible()
    expect(page.locator("#link")).to_be_hidden()


def test_a_file_whose_session_has_gone_is_not_handed_to_the_next(new_page):
    page = new_page(None)
    wire = Wire(page)
    page.goto("/fixture")
    wait_until_live(page)
    wire.is_deaf = True
    page.get_by_label("Choose a file").set_input_files({"name": "a", "mimeType": "text/plain", "buffer": b"x" * 900_000})
    eventually(page, lambda: any(" file " in text for text in wire.heard))
    wire.forget()
    expect(page.get_by_role("status").filter(has_text="Your text is still here")).to_be_visible()
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada")
    expect(page.get_by_text("You typed 3 characters.")).to_be_visible()
    # Another file is uploaded, and the first is not announced again.
    page.get_by_label("Choose a file").set_input_files({"name": "b", "mimeType": "text/plain", "buffer": b"y"})
    expect(page.get_by_text("b: 1 bytes")).to_be_visible()
    hello = max(number for number, text in enumerate(wire.heard) if text.startswith("hello"))
    assert [text.split()[-1] for text in wire.heard[hello:] if " file " in text] == ["b"]


def test_after_a_reload_in_the_middle_a_step_back_leads_to_the_right_address(new_page):
    page = new_page("/contacts/mvvm")
    page.get_by_role("button", name="Add contact").first.click()
    page.get_by_label("First Name").fill("Reloaded")
    page.get_by_label("Last Name").fill("Midway")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("listitem").filter(has_text="Reloaded").get_by_role("button").first.click()
    expect(page).to_have_url(re.compile(r"/contacts/mvvm/\d+$"))
    detail = page.url
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_label("First Name")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(detail)
    page.reload()
    wait_until_live(page)
    page.go_forward()
    expect(page.get_by_label("First Name")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("First Name")).to_have_count(0)
    expect(page).to_have_url(detail)
    page.reload()
    wait_until_live(page)
    expect(page).to_have_url(detail)
    expect(page.get_by_role("heading", name="Reloaded Midway", level=1)).to_be_visible()
    expect(page.get_by_label("First Name")).to_have_count(0)


def test_the_next_page_is_told_the_time_zone_by_its_name(new_page):
    page = new_page("/hello", timezone_id="America/New_York")
    eventually(page, "document.cookie.includes('belvedere-zone=America/New_York')")


def test_a_dialog_that_grows_leaves_its_title_and_fields_where_they_are(new_page):
    page = new_page("/contacts/mvvm", viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    page.get_by_role("button", name="Add contact").first.click()
    parts = [page.get_by_role("dialog").get_by_role("heading", level=1), page.get_by_label("First Name")]
    expect(parts[1]).to_be_focused()
    before = [part.bounding_box() for part in parts]
    page.get_by_role("button", name="Add phone").click()
    expect(page.get_by_role("dialog").locator("[inputmode=tel]")).to_have_count(1)
    assert [part.bounding_box() for part in parts] == before


def test_names_without_end_fill_no_screen(new_page):
    page = new_page(None, viewport={"width": 320, "height": 568})
    wire = Wire(page)
    page.goto("/fixture/row/5")
    wait_until_live(page)
    heading = page.locator(".screen > h1").last
    wire.tell(["t", heading.evaluate("heading => heading.id.slice(1)"), "Endless " * 25])
    expect(heading).to_contain_text("Endless")
    assert heading.bounding_box()["height"] < 568 / 4
    page.goto("/fixture")
    wait_until_live(page)
    page.get_by_role("tab", name="Long list").click()
    row = page.get_by_role("list", name="Rows").get_by_role("listitem").nth(1)
    label = row.locator(".label").first
    wire.tell(["t", label.evaluate("label => label.id.slice(1)"), "x" * 10_000])
    expect(label).to_contain_text("xxx")
    assert row.bounding_box()["height"] < 568 / 3
