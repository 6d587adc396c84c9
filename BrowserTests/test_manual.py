"""Tests of the manual. The gallery serves it if it has been built."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import PATIENCE, wait_until_live
from gallery import ROOT
from test_accessibility import violations

# The source file and the line of a declaration near the end of the file.
SOURCE = (ROOT / "Sources/Belvedere/Views/CodeBlock.swift").read_text().splitlines()
LINE = next(number for number, line in enumerate(SOURCE, 1) if "public static let codeBlock" in line)


def ask(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.url, answer.headers, answer.read().decode()


def status(address):
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(address)
    return error.value.code


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Makes a folder with a manual of two pages. Beside the folder is a file that the server must not show."""
    place = tmp_path_factory.mktemp("built")
    (place / "secret.txt").write_text("secret")
    manual = place / "manual"
    for path, text in (
        ("index.html", "first"), ("documentation/index.html", "all modules"), ("documentation/belvedere/index.html", "Belvedere"),
        ("js/app.js", "let page"),
        ("documentation/belvedere/codeblock/index.html", f'<a href="/code/Belvedere/CodeBlock.swift#L{LINE}">CodeBlock.swift, line {LINE}</a>'),
        ("data/a b(_:).json", "{}"),
    ):
        (manual / path).parent.mkdir(parents=True, exist_ok=True)
        (manual / path).write_text(text)
    return manual


def test_the_manual_is_served_with_a_policy_of_its_own(start, folder):
    gallery = start("--manual", str(folder))
    url, headers, text = ask(gallery.address + "/manual")
    assert (url, text) == (gallery.address + "/manual/documentation/", "all modules")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "https:" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert ask(gallery.address + "/manual/documentation/belvedere")[2] == "Belvedere"
    assert "javascript" in ask(gallery.address + "/manual/js/app.js")[1]["Content-Type"]
    assert ask(gallery.address + "/manual/data/a%20b(_:).json")[2] == "{}"
    # The content security policy of the apps must not become less strict.
    assert "unsafe-inline" not in ask(gallery.address + "/hello")[1]["Content-Security-Policy"]


def test_a_page_leads_to_its_line_of_the_source_and_back(start, new_page, folder):
    gallery = start("--manual", str(folder))
    page = new_page(None, base=gallery.address, viewport={"width": 1280, "height": 700})
    page.goto("/manual/documentation/belvedere/codeblock/", timeout=60_000)
    page.get_by_role("link", name=f"line {LINE}").click()
    expect(page.get_by_role("heading", name="CodeBlock.swift", level=1)).to_be_visible()
    wait_until_live(page)
    line = page.locator(".line:target")
    expect(line).to_have_text(SOURCE[LINE - 1].strip())
    expect(line).to_be_in_viewport()
    # When the page has its session, the address still contains the line, so that a person can share it.
    expect(page).to_have_url(re.compile(f"/code/Belvedere/CodeBlock.swift#L{LINE}$"))
    page.reload()
    wait_until_live(page)
    expect(page).to_have_url(re.compile(f"/code/Belvedere/CodeBlock.swift#L{LINE}$"))
    expect(line).to_have_text(SOURCE[LINE - 1].strip())
    assert page.locator("pre").first.text_content() == "\n".join(SOURCE)
    page.get_by_role("link", name="CodeBlock in the manual").click()
    expect(page).to_have_url(re.compile("/manual/documentation/belvedere/codeblock/$"))


def test_code_that_has_no_page_in_the_manual_leads_nowhere(start, new_page, folder):
    gallery = start("--manual", str(folder))
    page = new_page("/code/Belvedere/Label.swift", base=gallery.address)
    expect(page.get_by_role("heading", name="Label.swift", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="in the manual")).to_have_count(0)


def test_the_code_pages_show_nothing_but_sources(start, folder):
    gallery = start("--manual", str(folder))
    for path in ("Scripts/check-links", "Belvedere/../../Package.swift", "Belvedere/..%2f..%2fPackage.swift", "%2e%2e/Package.swift", "/etc/passwd"):
        assert status(f"{gallery.address}/code/{path}") in (400, 404), path


def test_nothing_beside_the_manual_is_served(start, folder):
    gallery = start("--manual", str(folder))
    assert status(gallery.address + "/manual/nothing.html") == 404
    for path in ("../secret.txt", "%2e%2e/secret.txt", "js/..%2f..%2fsecret.txt", "js/%2e%2e/%2e%2e/secret.txt"):
        assert status(f"{gallery.address}/manual/{path}") in (400, 404)


def test_a_link_in_the_manual_leads_to_its_own_files_only(start, folder):
    for name, target in {"out.txt": "../secret.txt", "out": "..", "documentation/out": "../..", "inside.html": "index.html"}.items():
        (folder / name).symlink_to(target)
    gallery = start("--manual", str(folder))
    for path in ("out.txt", "out/secret.txt", "documentation/out/secret.txt", "out/manual/../secret.txt", "out", "out/"):
        assert status(f"{gallery.address}/manual/{path}") in (400, 404), path
    assert ask(gallery.address + "/manual/inside.html")[2] == "first"


def test_a_byte_of_zero_does_not_end_the_name_of_a_file(start, folder):
    gallery = start("--manual", str(folder))
    for path in ("index.html%00", "index.html%00.png", "%00", "documentation%00/"):
        assert status(f"{gallery.address}/manual/{path}") in (400, 404), path


def test_without_a_build_there_is_no_manual(start, tmp_path):
    gallery = start("--manual", str(tmp_path))
    assert status(gallery.address + "/manual/documentation/") == 404


def test_without_a_build_the_page_names_the_command_and_leads_to_the_articles(new_page, whole_gallery):
    page = new_page(None, base=whole_gallery.address)
    page.goto("/manual")
    expect(page.get_by_role("heading", name="The manual is not built yet", level=1)).to_be_visible()
    expect(page.get_by_text("make docs")).to_be_visible()
    expect(page.get_by_role("navigation", name="Belvedere")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Getting started").click()
    expect(page).to_have_url(re.compile("/code/Belvedere/GettingStarted.md$"))
