"""Tests of the gallery's front page, and of the title and description of every page."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually, wait_until_live
from gallery import ROOT, Gallery
from test_pages import fetch

# For each app: the name on its card, and the title of its first screen.
APPS = {name: name for name in ["Doggies", "Contacts", "Employees", "Nearby", "7GUIs", "Views"]} | {"Hello": "Greeting"}


def test_every_app_has_a_card_that_leads_to_it(new_whole_page):
    page = new_whole_page("/")
    for name, title in APPS.items():
        page.goto("/")
        wait_until_live(page)
        page.get_by_role("main").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def test_a_card_is_one_large_link_with_a_picture(new_whole_page):
    page = new_whole_page("/", color_scheme="light")
    link = page.get_by_role("main").get_by_role("link", name="Doggies", exact=True)
    card = page.locator(".group").filter(has=page.get_by_role("link", name="Doggies", exact=True))
    pictures = card.locator("img")
    expect(pictures).to_have_count(2)
    expect(pictures.nth(0)).to_be_visible()
    expect(pictures.nth(1)).to_be_hidden()
    pictures.nth(0).scroll_into_view_if_needed()
    eventually(page, lambda: pictures.nth(0).evaluate("image => image.complete && image.naturalWidth >= 900"))
    box = card.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    expect(page).to_have_url(re.compile("/doggies$"))


def test_the_pictures_are_those_of_the_chosen_colours(new_whole_page):
    page = new_whole_page("/", color_scheme="dark", viewport={"width": 1280, "height": 900})
    seen = lambda: page.locator(".group > .picture > img").evaluate_all("all => all.filter(one => one.checkVisibility()).map(one => one.getAttribute('src'))")
    assert seen() and all(address.endswith("-dark.webp") for address in seen())
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("link", name="Light").click()
    eventually(page, lambda: not any(address.endswith("-dark.webp") for address in seen()))


@pytest.mark.parametrize("scheme, names", [
    ("light", ["desktop", "desktop-dark", "desktop-arabic"]), ("dark", ["desktop-dark", "desktop", "desktop-arabic-dark"]),
])
def test_pictures_show_native_windows_in_both_colours_and_in_arabic(new_whole_page, scheme, names):
    page = new_whole_page("/", color_scheme=scheme)
    expect(page.get_by_role("heading", name="In native windows")).to_be_visible()
    pictures = page.get_by_role("img", name=re.compile("native window|same window"))
    expect(pictures).to_have_count(3)
    for picture, name in zip(pictures.all(), names):
        box = picture.bounding_box()
        assert abs(box["width"] / box["height"] - 1.6) < 0.05, "A picture has its place before it has come."
        image = picture.locator("img:visible")
        assert image.get_attribute("src") == f"/pictures/{name}.webp" and image.get_attribute("loading") == "lazy"
        image.scroll_into_view_if_needed()
        eventually(page, lambda: image.evaluate("image => image.complete && image.naturalWidth === 960"))


def test_hello_lives_beside_its_own_code(new_whole_page):
    page = new_whole_page("/")
    files = {
        "HelloViewModel.swift": "Sources/HelloModel/HelloViewModel.swift", "HelloScreen.swift": "Sources/Hello/HelloScreen.swift",
        "HelloScreenTests.swift": "Tests/HelloTests/HelloScreenTests.swift",
    }
    for name, path in files.items():
        code = page.locator(".code").filter(has=page.get_by_text(name, exact=True)).locator("pre").text_content()
        assert code.strip() == (ROOT / "Apps" / path).read_text().strip()
    live = page.get_by_role("group", name="Live")
    expect(live.get_by_text("Hello", exact=True)).to_have_count(0)
    live.get_by_role("button", name="Say hello").click()
    expect(live.get_by_text("Hello", exact=True)).to_be_visible()


def test_a_press_marks_the_lines_that_ran(new_whole_page):
    page = new_whole_page("/")
    expect(page.locator(".marked")).to_have_count(0)
    page.get_by_role("button", name="Say hello").click()
    expect(page.locator(".marked")).to_have_count(3)
    assert [line.strip() for line in page.locator(".marked").all_text_contents()] == [
        "helloText.value = HelloTexts.hello", "viewModel.userTriggeredSayHelloButton()",
        "viewModel.helloText.bindAndFire(to: helloLabel, \\.text)",
    ]
    # The marks leave the text as it was.
    code = page.locator(".code").filter(has=page.get_by_text("HelloScreen.swift", exact=True)).locator("pre")
    assert code.inner_text().strip() == (ROOT / "Apps/Sources/Hello/HelloScreen.swift").read_text().strip()


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_the_marked_lines_are_not_cut_off(new_whole_page, width):
    page = new_whole_page("/", viewport={"width": width, "height": 900})
    page.get_by_role("button", name="Say hello").click()
    expect(page.locator(".marked")).to_have_count(3)
    for block in page.locator(".code:has(.marked) > pre").all():
        box = block.evaluate("block => { const inner = block.getBoundingClientRect().right; "
                             "return [...block.querySelectorAll('.marked > *')].every(part => part.getBoundingClientRect().right <= inner) }")
        assert box


def test_a_reader_learns_where_screens_run_and_how_to_start(new_whole_page):
    page = new_whole_page("/")
    expect(page.get_by_text("Screens run in a browser, in native windows on Linux and in tests today.")).to_be_visible()
    expect(page.locator(".code").filter(has_text="Two commands").locator("pre")).to_have_text("make run\nmake test")
    expect(page.get_by_text("Its licence is MIT.")).to_be_visible()


def test_two_windows_know_of_each_other(new_whole_page):
    first = new_whole_page("/")
    expect(first.get_by_text("One window shows this page now: yours.")).to_be_visible()
    second = new_whole_page("/")
    expect(first.get_by_text("2 windows show this page now.")).to_be_visible()
    expect(second.get_by_text("2 windows show this page now.")).to_be_visible()


def test_the_invitation_opens_contacts_in_a_window_of_its_own(new_whole_page):
    page = new_whole_page("/")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="VIPER, in a new window").click()
    expect(opened.value).to_have_url(re.compile("/contacts/viper$"))
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("name, heading", [("Manual", "GettingStarted.md"), ("Source", "HelloScreen.swift"), ("Tests", "HelloScreenTests.swift")])
def test_the_links_to_manual_source_and_tests_lead_somewhere(new_whole_page, name, heading):
    page = new_whole_page("/")
    page.get_by_role("main").get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()


# Tests of the demo data.


def test_there_are_contacts_at_the_first_start_and_they_come_back(start, new_page):
    gallery = start(contacts="sample")
    contacts = new_page("/contacts/mvvm", base=gallery.address)
    rows = contacts.get_by_role("listitem")
    expect(rows.filter(has_text="Amara Okafor")).to_be_visible()
    rows.filter(has_text="Amara Okafor").get_by_role("button", name="Delete", exact=False).click()
    expect(rows.filter(has_text="Amara Okafor")).to_have_count(0)
    front = new_page("/", base=gallery.address)
    front.get_by_role("button", name="Reset demo data").click()
    alert = front.get_by_role("alertdialog", name="Reset the demo data?")
    expect(alert.get_by_role("button", name="Cancel")).to_be_focused()
    alert.get_by_role("button", name="Cancel").click()
    expect(rows.filter(has_text="Amara Okafor")).to_have_count(0)
    front.get_by_role("button", name="Reset demo data").click()
    alert.get_by_role("button", name="Reset", exact=True).click()
    expect(front.locator("#polite")).to_contain_text("The demo data is reset")
    # The page in the other window shows the new contact without being loaded again.
    expect(rows.filter(has_text="Amara Okafor")).to_be_visible()


def test_stored_data_is_not_filled_with_samples_again(start, new_page, tmp_path):
    folder = tmp_path / "data"
    first = start("--data", str(folder), data=None, contacts="sample")
    page = new_page("/contacts/mvp", base=first.address)
    page.get_by_role("listitem").filter(has_text="Amara Okafor").get_by_role("button", name="Delete", exact=False).click()
    expect(page.get_by_role("listitem").filter(has_text="Amara Okafor")).to_have_count(0)
    page.context.close()
    assert first.stop() == 0
    again = start("--data", str(folder), data=None, contacts="sample")
    page = new_page("/contacts/mvp", base=again.address)
    expect(page.get_by_role("listitem").filter(has_text="Ben Lindqvist")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Amara Okafor")).to_have_count(0)


def test_contacts_begin_with_the_cards_of_a_file(start, new_page, tmp_path):
    file = tmp_path / "people.vcf"
    file.write_text("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Lovelace\r\nN:Lovelace;Ada;;;\r\nEND:VCARD\r\n")
    gallery = start(contacts=str(file))
    expect(new_page("/contacts/viper", base=gallery.address).get_by_text("Ada Lovelace")).to_be_visible()


def test_a_file_without_contacts_is_refused_at_the_start(tmp_path):
    with pytest.raises(AssertionError, match="did not say where it is"):
        Gallery(contacts=str(tmp_path / "missing.vcf"))


def test_a_gallery_without_demo_data_offers_no_reset(new_page):
    expect(new_page("/").get_by_role("button", name="Reset demo data")).to_have_count(0)


# Tests of the titles and descriptions of pages.


def test_a_page_is_called_by_its_screen_and_its_app(new_whole_page):
    page = new_whole_page("/contacts/mvvm")
    expect(page).to_have_title("Contacts (MVVM)")
    page.get_by_role("listitem").get_by_role("button").filter(has_text="Amara Okafor").click()
    expect(page).to_have_title("Amara Okafor – Contacts (MVVM)")
    page.reload()
    expect(page).to_have_title("Amara Okafor – Contacts (MVVM)")
    page.goto("/hello")
    expect(page).to_have_title("Greeting – Hello")


def test_previews_of_links_have_a_title_a_sentence_and_a_picture(whole_gallery):
    for path in ["/", "/hello", "/contacts/viper", "/views"]:
        html = fetch(whole_gallery, path).read().decode()
        found = dict(re.findall(r'<meta (?:property|name)="((?:og:|twitter:)?\w+)" content="([^"]*)"', html))
        assert found["og:title"] and found["og:description"] == found["description"] != "", path
        picture = found["og:image"]
        assert picture.startswith(whole_gallery.address + "/pictures/"), path
        answer = fetch(whole_gallery, picture.removeprefix(whole_gallery.address))
        assert answer.status == 200 and answer.headers["Content-Type"] == "image/webp"
        assert len(answer.read()) <= 60_000, picture


def test_pages_name_the_icon(whole_gallery):
    assert '<link rel="icon" href="/favicon.ico">' in fetch(whole_gallery, "/hello").read().decode()


@pytest.mark.parametrize("path", ["/nope", "/nope/deeper", "/contacts/nope", "/hello/nope", "/contacts/mvvm/nope/7", "/themes/nope"])
def test_there_is_one_page_for_all_that_is_not_found(new_whole_page, whole_gallery, path):
    assert fetch(whole_gallery, path).status == 404
    page = new_whole_page(path)
    expect(page.get_by_role("heading", name="Not found", level=1)).to_be_visible()
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    expect(page.get_by_role("navigation", name="Belvedere").get_by_role("link", name="All apps")).to_be_visible()


def test_the_page_is_where_it_was_after_going_back(new_whole_page):
    page = new_whole_page("/", viewport={"width": 1280, "height": 800})
    position = "document.querySelector('.screen').scrollTop"
    page.get_by_role("link", name="Doggies").first.scroll_into_view_if_needed()
    eventually(page, f"{position} > 100")
    before = page.evaluate(position)
    page.get_by_role("link", name="Doggies").first.click()
    expect(page.get_by_role("heading", name="Doggies", level=1)).to_be_visible()
    page.go_back()
    wait_until_live(page)
    assert abs(page.evaluate(position) - before) < 2
