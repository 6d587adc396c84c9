"""Attacks with unfinished uploads: the server limits their memory, for each address and in total, and their time."""

import base64
import itertools
import json
import re

import pytest

from attacks.bystander import Bystander
from conftest import IS_SOAK
from socket_client import Closed, SocketClient

# The size limit of the page's file field, and the size of the parts in which a file is sent. A part fits into one frame.
SIZE, PART = 5_000_000, 23_000
# An option with which the server reads the parts without a delay.
QUICK = "--events-per-second", "100000"
TEXT = base64.b64encode(bytes(PART)).decode()


class Uploader:
    """A page that sends a file but never its last part."""

    def __init__(self, gallery, forwarded=None):
        self.client = SocketClient(gallery, path="/fixture", forwarded=forwarded)
        self.view = int(re.search(r'id="v(\d+)" class="file"', self.client.html)[1])
        self.numbers = itertools.count(1)
        self.received = 1

    def say(self, text):
        self.client.send_text(f"{next(self.numbers)} {self.received} {text}")

    def begin(self, size=SIZE, name="a.txt"):
        self.say(f"{self.view} file 0 {size} text/plain {name}")

    def send_all_but_the_last(self):
        """Sends all parts of a file but the last. Returns whether the server accepted them; a page stops sending when the server refuses a
        file."""
        try:
            self.begin()
            for number in range(SIZE // PART):
                self.say(f"0 part {TEXT}")
                if number % 20 == 19 and self.is_told():
                    return False
            return not self.is_told()
        except (Closed, ConnectionError):
            return False

    def is_told(self):
        """Returns whether the server has told the page that it refuses the file."""
        return any(name == "say" and "file" in text for name, text, *_ in self.settle())

    def settle(self):
        """Waits until the server has handled all frames. Returns the operations that the server sent in that time."""
        last = next(self.numbers)
        self.client.send_text(f"{last} {self.received} 999999 a")
        shown = []
        while True:
            self.received, handled, *operations = json.loads(self.client.receive())
            shown += operations
            if handled >= last:
                return shown
            self.client.send_text(f"0 {self.received} ")

    def uploads(self, count, name):
        """Returns whether the server receives a small file completely. The page then shows its name and size."""
        self.begin(count, name)
        self.say(f"0 part {base64.b64encode(bytes(count)).decode()}")
        return any(f"{name}: {count} bytes" in str(operation) for operation in self.settle())


def test_unfinished_files_of_one_address_hold_no_more_than_its_share(start):
    gallery = start(*QUICK)
    bystander = Bystander(gallery)
    assert Uploader(gallery).uploads(1_000, "before.txt")
    before = gallery.resident_bytes()
    uploaders = [Uploader(gallery) for _ in range(60 if IS_SOAK else 5)]
    taken = sum(uploader.send_all_but_the_last() for uploader in uploaders)
    growth = gallery.resident_bytes() - before
    print(f"{growth / 1e6:.0f} MB more for {len(uploaders)} files of {SIZE / 1e6:.0f} MB that never end; {taken} were taken")
    # One address may use a quarter of 64 MiB. While an array grows, it needs twice the memory of its content. The rest is for the sessions.
    assert growth < 40e6 + 0.5e6 * len(uploaders)
    assert bystander.clicks()
    for uploader in uploaders:
        uploader.client.close()
    assert gallery.stop() == 0


@pytest.mark.skipif(not IS_SOAK, reason="sends a hundred megabytes")
def test_unfinished_files_of_all_addresses_hold_no_more_than_the_total(start):
    # Behind a proxy, the server takes each person's address from a header of the proxy.
    gallery = start(*QUICK, "--trust-proxy", "127.0.0.1")
    before = gallery.resident_bytes()
    uploaders = []
    for number in range(60):
        uploaders.append(Uploader(gallery, forwarded=f"192.0.2.{number % 8}"))
        uploaders[-1].send_all_but_the_last()
    growth = gallery.resident_bytes() - before
    print(f"{growth / 1e6:.0f} MB more for {len(uploaders)} files of {SIZE / 1e6:.0f} MB that never end, from 8 addresses")
    assert growth < 140e6 + 0.5e6 * len(uploaders)
    for uploader in uploaders:
        uploader.client.close()
    assert gallery.stop() == 0


def test_an_upload_that_takes_too_long_is_given_up(start):
    gallery = start(*QUICK, "--clock", "2026-01-01T12:00:00Z")
    slow = Uploader(gallery)
    slow.begin(2_000)
    slow.say(f"0 part {base64.b64encode(bytes(1_000)).decode()}")
    slow.settle()
    gallery.advance(3_600)
    slow.say(f"0 part {base64.b64encode(bytes(1_000)).decode()}")
    assert "2000 bytes" not in str(slow.settle())
    # After a refused upload the page can upload another file.
    assert slow.uploads(1_000, "again.txt")
