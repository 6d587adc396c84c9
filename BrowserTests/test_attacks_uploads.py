"""Attacks with files: unfinished, slow, cut off and repeated ones. Files are stored on the disk, so the server limits their number and time."""

import http.client
import itertools
import json
import re
import socket

from attacks.bystander import Bystander
from conftest import IS_SOAK
from socket_client import SocketClient

# The size limit of the page's file field.
SIZE = 5_000_000
# The bytes of one network address: a quarter of a gibibyte.
SHARE = 1024 ** 3 // 4


class Uploader:
    """A page that sends a file by HTTP, with all of it or with less."""

    def __init__(self, gallery, path="/fixture"):
        self.gallery = gallery
        self.client = SocketClient(gallery, path=path)
        self.view = int(re.search(r'id="v(\d+)" class="file"', self.client.html)[1])
        self.numbers = itertools.count(1)
        self.received = 1

    def say(self, text):
        """Sends an event, and returns the operations that the server sends until it has handled it."""
        last = next(self.numbers)
        self.client.send_text(f"{last} {self.received} {text}")
        return self.hear(last)

    def hear(self, event):
        shown, handled = [], 0
        while handled < event:
            self.received, handled, *operations = json.loads(self.client.receive())
            shown += operations
            self.client.send_text(f"0 {self.received} ")
        return shown

    def announce(self, size=SIZE, name="a.txt"):
        """Returns the address for a file, or `None` if the server does not accept it."""
        answers = [operation for operation in self.say(f"{self.view} file 0 {size} text/plain {name}") if operation[0] == "up"]
        return answers[0][2] if len(answers[0]) > 2 else None

    def begin(self, address, size=SIZE, headers=()):
        """Sends the head of the request with the file."""
        connection = socket.create_connection(("127.0.0.1", self.gallery.port), timeout=60)
        lines = [
            f"POST {address} HTTP/1.1", f"Host: 127.0.0.1:{self.gallery.port}", f"Origin: {self.gallery.address}",
            f"Cookie: {self.client.cookie}", f"Content-Length: {size}", *headers, "", "",
        ]
        connection.sendall("\r\n".join(lines).encode())
        return connection

    def send(self, data, address, size=None):
        """Sends a file, and returns the status of the response."""
        connection = self.begin(address, len(data) if size is None else size)
        connection.sendall(data)
        return status(connection)

    def uploads(self, count, name):
        """Returns whether the app receives a small file. The page then shows its name and size."""
        if self.send(bytes(count), self.announce(count, name)) != 204:
            return False
        return f"{name}: {count} bytes" in str(self.say("999999 a"))


def status(connection):
    response = http.client.HTTPResponse(connection)
    response.begin()
    connection.close()
    return response.status


def test_unfinished_files_need_little_memory_and_no_more_than_the_share_of_their_address(start):
    gallery = start()
    bystander = Bystander(gallery)
    assert Uploader(gallery).uploads(1_000, "before.txt")
    before = gallery.resident_bytes()
    uploaders = [Uploader(gallery) for _ in range(60 if IS_SOAK else 8)]
    taken, connections = 0, []
    for uploader in uploaders:
        connection = uploader.begin(uploader.announce())
        try:
            connection.sendall(bytes(SIZE - 1))
            connection.settimeout(0.2)
            taken += not connection.recv(1, socket.MSG_PEEK)
        except TimeoutError:
            taken += 1
        except OSError:
            pass
        connections.append(connection)
    growth = gallery.resident_bytes() - before
    print(f"{growth / 1e6:.0f} MB more for {len(uploaders)} files of {SIZE / 1e6:.0f} MB that never end; {taken} were taken")
    assert taken == min(len(uploaders), SHARE // SIZE)
    assert growth < 15e6 + 0.7e6 * len(uploaders)
    assert bystander.clicks()
    for connection in connections:
        connection.close()
    # The broken connections make room again.
    assert uploaders[0].uploads(1_000, "after.txt")
    for uploader in uploaders:
        uploader.client.close()
    assert gallery.stop() == 0


def test_a_file_that_is_cut_off_is_told_and_another_one_arrives(start):
    page = Uploader(start())
    connection = page.begin(page.announce(2_000), 2_000)
    connection.sendall(bytes(1_000))
    connection.close()
    told = json.loads(page.client.receive())
    page.received = told[0]
    assert "could not take the file" in str(told)
    assert page.uploads(1_000, "again.txt")


def test_an_upload_that_takes_too_long_is_given_up(start):
    gallery = start("--clock", "2026-01-01T12:00:00Z")
    slow = Uploader(gallery)
    connection = slow.begin(slow.announce(2_000), 2_000)
    connection.sendall(bytes(1_000))
    gallery.advance(3_600)
    told = json.loads(slow.client.receive())
    slow.received = told[0]
    assert "could not take the file" in str(told)
    try:
        connection.sendall(bytes(1_000))
        assert status(connection) == 410
    except OSError:
        pass
    # After a refused upload the page can upload another file.
    assert slow.uploads(1_000, "again.txt")


def test_an_address_is_for_one_file_of_one_browser(gallery):
    page, other = Uploader(gallery), Uploader(gallery)
    address = page.announce(4, "a.txt")
    other_cookie, page_cookie = other.client.cookie, page.client.cookie
    page.client.cookie = other_cookie
    assert page.send(b"evil", address) == 410
    page.client.cookie = page_cookie
    assert page.send(b"good", address) == 204
    assert page.send(b"more", address) == 410
    page.client.close()
    other.client.close()


def test_a_body_of_unknown_or_wrong_length_is_refused(gallery):
    page = Uploader(gallery)
    assert page.send(b"12345", page.announce(4)) == 400
    connection = socket.create_connection(("127.0.0.1", gallery.port), timeout=60)
    lines = [
        f"POST {page.announce(4)} HTTP/1.1", f"Host: 127.0.0.1:{gallery.port}", f"Origin: {gallery.address}", f"Cookie: {page.client.cookie}",
        "Transfer-Encoding: chunked", "", "4", "1234", "0", "", "",
    ]
    connection.sendall("\r\n".join(lines).encode())
    assert status(connection) == 411
    page.client.close()
