"""Tests of security: the host refuses invalid input, and only the sender of the input is affected."""

import json
import re
import socket
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import IS_SOAK
from gallery import Gallery
from mutation import Attack
from processes import wait_until_idle
from socket_client import Closed, Refused, SocketClient


def works(client):
    """Returns whether a session on the page for measurements still responds."""
    view = client.view("Increment<")
    client.send_text(f"1 1 {view} a")
    return '"1"' in client.receive()


def test_a_plain_client_is_served(gallery):
    client = SocketClient(gallery)
    assert json.loads(client.first)[2][0] == "hi"
    assert works(client)
    client.close()


@pytest.mark.parametrize("options", [
    {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": ""}, {"cookie": ""}, {"cookie": "belvedere=short"},
    {"cookie": "belvedere=" + 32 * "A"},
    {"host": "evil.example", "origin": "http://evil.example"},
])
def test_a_socket_needs_the_origin_and_the_cookie(gallery, options):
    with pytest.raises(Refused) as refusal:
        SocketClient(gallery, **options)
    assert refusal.value.status in (403, 421)


def test_a_page_for_another_host_is_refused(gallery):
    request = urllib.request.Request(gallery.address + "/hello", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(request)
    assert error.value.status == 421


def exchange(connection, gallery, *lines):
    """Sends one request on a connection that can be used again, and returns the status of the response."""
    connection.sendall(("\r\n".join([*lines, f"Host: {gallery.address[7:]}"]) + "\r\n\r\n").encode())
    head = b""
    while b"\r\n\r\n" not in head:
        data = connection.recv(65536)
        assert data, "the connection ended without an answer"
        head += data
    head, body = head.split(b"\r\n\r\n", 1)
    length = int(re.search(rb"(?i)content-length: *(\d+)", head).group(1))
    while len(body) < length:
        body += connection.recv(65536)
    return int(head.split()[1])


def ends(connection):
    connection.settimeout(5)
    return connection.recv(1) == b""


UPGRADE = [
    "GET /_belvedere/live HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
]


def test_a_connection_is_kept_for_a_browser_and_not_for_a_proxy(gallery):
    with socket.create_connection(("127.0.0.1", gallery.port), timeout=10) as connection:
        assert [exchange(connection, gallery, "GET /hello HTTP/1.1") for _ in range(3)] == [200, 200, 200]
    # A caching proxy would give its stored response to the next visitor, and a connection that was used before cannot become a WebSocket.
    for header in ["X-Forwarded-For: 1.1.1.1", "Forwarded: for=1.1.1.1", "Via: 1.1 proxy"]:
        with socket.create_connection(("127.0.0.1", gallery.port), timeout=10) as connection:
            assert exchange(connection, gallery, "GET /hello HTTP/1.1", header) == 200
            assert ends(connection), header


def test_a_used_connection_that_is_asked_for_a_socket_ends(gallery):
    with socket.create_connection(("127.0.0.1", gallery.port), timeout=10) as connection:
        assert exchange(connection, gallery, "GET /hello HTTP/1.1") == 200
        assert exchange(connection, gallery, *UPGRADE) == 403
        assert ends(connection)


def test_a_file_that_nobody_asked_for_gets_no_address(gallery):
    client = SocketClient(gallery)
    view = client.view("Increment<")
    client.send_text(f"1 1 {view} file 0 20000 text/plain large.txt")
    client.send_text(f"2 1 {view} a")
    heard = ""
    while '"1"' not in heard:
        heard += client.receive()
    assert '["up",1]' in heard
    client.close()


def test_a_session_belongs_to_the_browser_that_opened_it(gallery):
    owner = SocketClient(gallery)
    name = json.loads(owner.first)[2][1]
    thief = SocketClient(gallery, greet=False)
    thief.send_text(f"hello 1 {name} 1 - en UTC /bench")
    assert json.loads(thief.receive())[2][1] != name, "a stranger was given the session"
    assert works(owner)
    heir = SocketClient(gallery, cookie=owner.cookie, greet=False)
    heir.send_text(f"hello 1 {name} 2 - en UTC /bench")
    assert json.loads(heir.receive())[0] == 3, "the session did not go on"
    with pytest.raises(Closed) as closed:
        owner.receive()
    assert closed.value.code == 4000


@pytest.mark.parametrize("frame", [
    b"", b" ", b"x", b"1", b"1 1", b"1 1 6", b"1 1 6 ", b"1 1 6 zz", b"1 1 6 a x", b"2 1 6 a", b"1 99 6 a", b"-1 1 6 a", b"1 1 -6 a",
    b"1 1 99999999999999999999 a", b"1 1 1234567890123456 a", b"1 1 6 v", b"1 1 6 v x y", b"1 1 6 c 2", b"1 1 6 w 5 1", b"1 1 6 m -1", b"1 1 0 r 1 position 91 0 0",
    b"1 1 0 r 1 position nan 0 0", b"1 1 0 r 1 position 1e999 0 0", b"1 1 0 r 1 failed maybe", b"1 1 6 part !!!",
    b"0 1 nonsense", b"hello 1 - 0 x en UTC /bench", b"\xff\xfe", b"1 1 6 a\0", b"[1,2]", "1 1 6 ä".encode(),
])
def test_a_bad_frame_ends_its_session_and_no_other(gallery, frame):
    victim, other = SocketClient(gallery), SocketClient(gallery)
    victim.send_text(frame)
    with pytest.raises(Closed) as closed:
        for _ in range(3):
            victim.receive()
    assert closed.value.code in (4008, 4009)
    assert works(other)
    other.close()


def test_a_frame_of_more_than_32_kilobytes_ends_the_connection(gallery):
    client = SocketClient(gallery)
    with pytest.raises((Closed, OSError)):
        client.send_text("1 1 6 v 1 " + "x" * 33_000)
        while True:
            client.receive()


def test_a_large_message_in_many_fragments_ends_the_connection(gallery):
    client = SocketClient(gallery)
    with pytest.raises((Closed, OSError)):
        client.send_frame(1, b"1 1 6 v 1 ", is_last=False)
        for _ in range(40):
            client.send_frame(0, b"x" * 1_000, is_last=False)
        while True:
            client.receive()


def test_a_binary_frame_ends_the_session(gallery):
    client = SocketClient(gallery)
    client.send_frame(2, b"\x01\x02")
    with pytest.raises(Closed):
        while True:
            client.receive()


def test_a_greeting_of_another_version_is_told_to_load_again(gallery):
    client = SocketClient(gallery, greet=False)
    client.send_text("hello 2 - 0 x en UTC /bench")
    with pytest.raises(Closed) as closed:
        client.receive()
    assert closed.value.code == 4009


@pytest.mark.parametrize("path", ["/nowhere", "//evil.example/", "/bench/../hello", "/bench%00", "/" + "x" * 5000])
def test_a_greeting_may_name_any_path_without_harm(gallery, path):
    client = SocketClient(gallery, greet=False)
    client.send_text(f"hello 1 - 0 x en UTC {path}")
    try:
        client.receive()
    except Closed:
        pass
    assert works(SocketClient(gallery))


def test_an_upgrade_that_nobody_takes_is_answered(gallery):
    request = urllib.request.Request(gallery.address + "/hello", headers={"Upgrade": "h2c", "Connection": "Upgrade"})
    assert urllib.request.urlopen(request).status == 200


def test_events_are_honoured_only_where_a_person_could_have_done_it(gallery):
    client = SocketClient(gallery, path="/fixture/row/5/form")
    number = 0

    def send(view, event):
        nonlocal number
        number += 1
        client.send_text(f"{number} 1 {view} {event}")
        frames = json.loads(client.receive())
        while frames[1] < number:
            frames = json.loads(client.receive())
        return frames[2:]

    # Events that must be refused: on a covered screen, on a disabled button, on a view that does not exist, of a kind that the view does
    # not have, with a value that it does not offer.
    beneath = client.view("Open the form<")
    assert send(beneath, "a") == []
    assert send(999_999, "a") == []
    field = client.view("Done<")
    assert send(field, "v 1 text") == []
    assert send(field, "m 0") == []
    assert send(field, "w 0 1") == []
    client.close()


def test_frames_that_come_too_fast_are_read_later_and_not_lost():
    gallery = Gallery("--events-per-second", "50")
    try:
        client = SocketClient(gallery)
        view = client.view("Increment<")
        begin = time.monotonic()
        for number in range(1, 201):
            client.send_text(f"{number} 1 {view} a")
        handled = received = 0
        while handled < 200:
            received, handled = json.loads(client.receive())[:2]
            client.send_text(f"0 {received} ")
        # The server reads a hundred frames immediately and then fifty per second. Acknowledgements count as frames.
        assert time.monotonic() - begin > 1.9
        client.close()
    finally:
        gallery.stop()


def test_the_caps_on_sessions_hold():
    gallery = Gallery("--sessions-per-address", "5")
    try:
        clients = [SocketClient(gallery) for _ in range(5)]
        sixth = SocketClient(gallery, greet=False)
        sixth.send_text("hello 1 - 0 x en UTC /bench")
        with pytest.raises(Closed) as closed:
            sixth.receive()
        assert closed.value.code == 4013
        # When the limit of sessions is reached, the server ends a session whose page closed without a message.
        clients[0].close()
        deadline = time.monotonic() + 10
        while True:
            try:
                seventh = SocketClient(gallery, greet=False)
                seventh.send_text("hello 1 - 0 x en UTC /bench")
                assert json.loads(seventh.receive())[2][0] == "hi"
                break
            except Closed:
                assert time.monotonic() < deadline
        assert works(clients[1])
    finally:
        assert gallery.stop() == 0


def test_a_slow_reader_costs_no_more_than_a_quick_one(gallery):
    client = SocketClient(gallery, receive_buffer=4096)
    create = client.view("Create 1,000 rows<")
    client.send_text(f"1 1 {create} a")
    wait_until_idle(gallery.process)
    before = gallery.resident_bytes()
    increment = client.view("Update every 10th row<")
    rounds = 2_000 if IS_SOAK else 300
    for number in range(2, 2 + rounds):
        client.send_text(f"{number} 1 {increment} a")
    wait_until_idle(gallery.process)
    growth = gallery.resident_bytes() - before
    print(f"{growth / 1e6:.1f} MB more for {rounds} updates that nobody read")
    assert growth < 24e6
    client.close()


def test_plain_requests_keep_nothing(gallery):
    pages = 300 if IS_SOAK else 60
    def load():
        for _ in range(pages):
            urllib.request.urlopen(gallery.address + "/fixture").read()
    load()
    before = gallery.resident_bytes()
    load()
    growth = gallery.resident_bytes() - before
    print(f"{growth / 1e3:.0f} KB more after {pages} pages")
    # One session of this page needs more than twice this memory.
    assert growth < 27e3 * pages


def test_mutated_frames_crash_nothing_and_harm_nobody(gallery, dice):
    bystander, received = SocketClient(gallery), 1
    view = bystander.view("Increment<")
    attack = Attack(gallery, dice)
    # A bystander, a person with an open page, uses the same server during the attack.
    for press in range(1, 251 if IS_SOAK else 3):
        attack.run(press * (4_000 if IS_SOAK else 600))
        bystander.send_text(f"{press} {received} {view} a")
        received, handled, *operations = json.loads(bystander.receive())
        assert handled == press and operations == [["t", view + 1, str(press)]]
    print(f"{attack.answered} frames over {attack.connections} connections")
    assert gallery.process.poll() is None
    bystander.close()
