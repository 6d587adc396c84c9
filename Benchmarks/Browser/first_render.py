"""Measures a page that contains its data, compared with the same page that receives its data afterwards."""

import gzip
import pathlib
import statistics
import tempfile
import time
import urllib.request

from server import Server

PATH = "/contacts/mvvm"
CONTACTS = 1_000
FAMILIES = ["Adams", "Brown", "Chandra", "Duarte", "Eriksen", "Fischer", "Garcia", "Haddad", "Ivanova", "Jansen"]


def cards():
    """Returns `CONTACTS` contacts as vCards, each with its own name, number and address."""
    return "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Person{number} {family}\r\nN:{family};Person{number};;;\r\n"
        f"TEL:+1 555 {number:04}\r\nEMAIL:person{number}@example.org\r\nEND:VCARD\r\n"
        for number, family in ((number, FAMILIES[number % len(FAMILIES)]) for number in range(CONTACTS)))


def fill(browser, gallery):
    page = browser.new_page(base_url=gallery.address)
    page.goto(PATH)
    page.wait_for_selector("html[data-live=yes]")
    page.set_input_files("input[type=file]", {"name": "people.vcf", "mimeType": "text/vcard", "buffer": cards().encode()})
    page.get_by_text("Person0 Adams").wait_for(timeout=60_000)
    page.close()


def get(gallery):
    """Loads the page. Returns the milliseconds, the bytes, the compressed bytes, and whether the page contains the first contact."""
    begin = time.perf_counter()
    with urllib.request.urlopen(gallery.address + PATH, timeout=60) as answer:
        body = answer.read()
    return (time.perf_counter() - begin) * 1000, len(body), len(gzip.compress(body)), b"Person0 Adams" in body


def measure_first_render(report, browser, gallery, rounds):
    """Measures both pages. `gallery` is the path of the server program. The two servers run one after the other with the same folder of
    data."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        command = [gallery, "--port", 0, "--data", pathlib.Path(folder), "--sessions-per-address", 100_000]
        with Server(*command) as server:
            fill(browser, server)
        for name, options in (("afterwards", []), ("with the page", ["--first-render", 5_000])):
            with Server(*command, *options) as server:
                # The first page includes the one-time costs of the process.
                get(server)
                answers = [get(server) for _ in range(rounds)]
            has = {answer[3] for answer in answers}
            if has != {name == "with the page"}:
                raise RuntimeError(f"data {name}: the contacts are in the page: {has}")
            figures[name] = [statistics.median(answer[part] for answer in answers) for part in range(3)]
    report.section(f"GET of {PATH} with {CONTACTS:,} contacts, median of {rounds}", floor="without data")
    for part, (title, unit, scale) in enumerate((("time", "ms", 1), ("HTML", "KB", 1000), ("HTML, compressed", "KB", 1000))):
        report.figure(title, figures["with the page"][part] / scale, unit, figures["afterwards"][part] / scale)
