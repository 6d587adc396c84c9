"""Tests of the apps in a browser that runs no scripts: each page shows its content, and the notice about the missing script is true."""

import re

import pytest
from playwright.sync_api import expect

from conftest import eventually

READABLE = "You can read this page. To use it, allow JavaScript."
BEGINNING = "You can read the beginning of this page. To see the rest and to use it, allow JavaScript."
CONTACTS = ["Amara Okafor", "Ben Lindqvist", "28 contacts"]
# For each page: some texts of its first rows, and the notice.
PAGES = {
    "/contacts": (["Open the app in MVVM", "The presenter makes the decisions"], READABLE),
    "/contacts/mvvm": (CONTACTS, READABLE), "/contacts/viper": (CONTACTS, READABLE),
    "/contacts/mvp": (CONTACTS, READABLE), "/contacts/mvc": (CONTACTS, READABLE),
    "/doggies": (["Alfred Labrador", "Lucky Labrador"], READABLE),
    "/employees": (["Tiger Nixon", "24 employees"], READABLE),
    "/nearby": (["Hot picks only for you", "Closest ATMs nearby", "Top Cafes nearby"], READABLE),
    "/nearby/@60.16990,24.93840/cafe": (["Cafes nearby"], BEGINNING),
    "/code": (["EmployeesTests.swift", "GreetingTests.swift"], BEGINNING),
}

@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_shows_its_first_rows_and_a_true_notice(new_page, whole_gallery, path, width):
    page = new_page(None, base=whole_gallery.address, java_script_enabled=False, viewport={"width": width, "height": 900})
    page.goto(path)
    texts, notice = PAGES[path]
    for text in texts:
        expect(page.get_by_text(text).locator("visible=true").first).to_be_visible()
    expect(page.locator(".spinning")).to_be_hidden()
    expect(page.get_by_text("Where are you?")).to_have_count(0)
    expect(page.locator(".notice")).to_have_text(notice)
    # The notice is true: the page contains all rows of its lists, or it says that it does not.
    html = page.content()
    lists = re.findall(r'class="list" data-b="list"[^>]*? data-count="(\d+)"', html)
    rows = len(re.findall(r'class="row"', html))
    assert (rows >= sum(map(int, lists))) == (notice == READABLE) and (rows > 0 or not lists)


def test_the_notice_hides_no_row_at_the_end(new_page, whole_gallery):
    page = new_page(None, base=whole_gallery.address, java_script_enabled=False, viewport={"width": 390, "height": 844})
    page.goto("/contacts/mvvm")
    last = page.get_by_role("listitem").last
    expect(page.get_by_text("Amara Okafor")).to_be_visible()
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 100_000)
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    eventually(page, lambda: last.bounding_box()["y"] + last.bounding_box()["height"] <= notice.bounding_box()["y"])
