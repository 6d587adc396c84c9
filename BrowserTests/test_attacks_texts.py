"""An attack with a letter that has thousands of combining marks, in every text field of every app. The time to compare such texts grows
with the square of the number of marks (see the Unicode standard UAX #15, Stream-Safe Text Format). So the server must pass no such text
to an app and send none."""

import json
import re
import time
import unicodedata
import urllib.error
import urllib.parse
import urllib.request

import pytest

from attacks.bystander import Bystander
from gallery import Gallery
from socket_client import SocketClient

MARKS = "a" + "\u0301\u0323" * 5000
# The addresses of pages with text fields, each with the least number of fields that the test must find there.
PAGES = {
    "/contacts/mvvm": 1, "/contacts/mvp": 1, "/contacts/viper": 1, "/contacts/mvc": 1,
    "/contacts/mvvm/add": 4, "/contacts/mvp/add": 4, "/contacts/viper/add": 4, "/contacts/mvc/add": 4,
    "/employees": 1, "/nearby": 1, "/code": 1, "/views": 1, "/views/text-field": 5, "/views/search-field": 2, "/views/text-area": 3,
    "/views/secure-field": 3, "/sevenguis/temperature": 2, "/sevenguis/flight": 1, "/sevenguis/crud": 3,
}
FIELD = re.compile(r'<(?:input|textarea)\b[^>]*>')


@pytest.fixture(scope="module")
def crowded():
    gallery = Gallery(contacts="sample")
    yield gallery
    assert gallery.stop() == 0


def longest_run(text):
    longest = length = 0
    for letter in unicodedata.normalize("NFD", text):
        length = length + 1 if unicodedata.combining(letter) else 0
        longest = max(longest, length)
    return longest


def fields(html):
    """Yields the numbers of the views with a text field on a page."""
    for tag in FIELD.findall(html):
        kind = re.search(r' type="(\w+)"', tag)
        number = re.search(r' id="v(\d+)', tag)
        if number and (kind is None or kind.group(1) in ("text", "search", "password", "tel", "email")) and " disabled" not in tag:
            yield int(number.group(1))


class Typist:
    """Sends the frames of a page on which a person types."""

    def __init__(self, gallery, path):
        self.client = SocketClient(gallery, path)
        self.number, self.received, self.heard = 0, json.loads(self.client.first)[0], []

    def type(self, view, text):
        """Types into a field. Returns the milliseconds until the server has handled it."""
        self.number += 1
        beginning = time.perf_counter()
        self.client.send_text(f"{self.number} {self.received} {view} v {self.number} {text}")
        while True:
            frame = self.client.receive()
            self.heard.append(frame)
            self.received, handled, *_ = json.loads(frame)
            if handled >= self.number:
                return (time.perf_counter() - beginning) * 1000


@pytest.mark.parametrize("path, least", PAGES.items(), ids=PAGES)
def test_no_field_takes_a_letter_with_thousands_of_marks(crowded, path, least):
    typist, bystander = Typist(crowded, path), Bystander(crowded)
    views = list(fields(typist.client.html))
    assert len(views) >= least, views
    for view in views:
        print(f"{path} v{view}: {typist.type(view, MARKS):.1f} ms")
        assert bystander.clicks()
    for frame in typist.heard:
        assert longest_run(frame) <= 30
        assert longest_run(urllib.parse.unquote(frame)) <= 30


@pytest.mark.parametrize("path", ["/employees/find-{}", "/contacts/mvvm/find-{}", "/code/{}", "/nowhere/{}", "/views/{}"])
def test_no_address_holds_a_letter_with_thousands_of_marks(crowded, path):
    bystander = Bystander(crowded)
    try:
        page = urllib.request.urlopen(crowded.address + path.format(urllib.parse.quote(MARKS[:1500]))).read()
    except urllib.error.HTTPError as error:
        page = error.read()
    text = page.decode()
    assert longest_run(re.sub(r' href="[^"]*"', "", text)) <= 30
    assert bystander.clicks()
