"""Attacks on limits: each client gets only a limited share of the connections, the files, the log and the processor time."""

import resource
import time

import pytest

from attacks.bystander import Bystander
from attacks.handshake import Handshake
from attacks.raw_connection import RawConnection, serves
from conftest import IS_SOAK
from mutation import framed

GET = "GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"
HALF = "POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 9\r\n\r\nabc"


@pytest.fixture(autouse=True, scope="module")
def descriptors():
    """Lets this process open enough files for more than a thousand connections."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_000, limits[1]), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def gives_back(gallery, files, limit=30):
    """Waits until the gallery has at most this number of open files. Other tests may use the gallery meanwhile."""
    end = time.monotonic() + limit
    while gallery.open_files() > files:
        assert time.monotonic() < end, f"{gallery.open_files() - files} files are open after {limit} s"
        assert serves(gallery, source="127.0.0.3")


DRIPS = {
    "a head": (b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\nA: ", b"x"),
    "a second head": (GET.encode() + b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\nA: ", b"x"),
    "a body": (b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 100000\r\n\r\n", b"x"),
    "chunks": (b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "blank lines": (b"", b"\r\n"),
    "a burst and then nothing": (b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 1_000_000, b""),
    "nothing": (b"", b""),
}


@pytest.mark.parametrize("beginning, drop", DRIPS.values(), ids=DRIPS)
def test_a_request_that_arrives_in_drips_is_cancelled(start, beginning, drop):
    gallery = start("--request-seconds", "1")
    with RawConnection(gallery) as connection:
        connection.send(beginning)
        end = time.monotonic() + 8
        # Between two small pieces of the request, wait a moment for the server to close the connection.
        while not connection.ends(0.2):
            assert time.monotonic() < end, "still open after 8 s"
            try:
                connection.send(drop)
            except OSError:
                break
    assert serves(gallery)


@pytest.mark.parametrize("behind", ["", HALF], ids=["nothing behind", "half a body behind"])
def test_a_client_that_never_reads_is_let_go(start, behind):
    gallery = start("--request-seconds", "1")
    assert serves(gallery)
    before = gallery.open_files()
    with RawConnection(gallery, receive_buffer=4096) as connection:
        # Request so many pages that the responses are larger than all buffers between server and client.
        connection.send(GET.replace("/hello", "/fixture") * 1_500 + behind)
        gives_back(gallery, before)


def test_one_address_has_a_share_of_the_connections(start):
    # With a small limit of sessions per address, the limit of connections is small too, but never below 500.
    gallery = start("--sessions-per-address", "5")
    assert serves(gallery)
    before = gallery.open_files()
    greedy = []
    for _ in range(700):
        try:
            greedy.append(RawConnection(gallery, source="127.0.0.2"))
        except ConnectionError:
            pass
    assert serves(gallery, source="127.0.0.3")
    closed = 700 - len(greedy) + sum(connection.ends(0.01) for connection in greedy)
    print(f"{closed} of 700 connections were closed")
    assert closed >= 200
    for connection in greedy:
        connection.close()
    # The server must also close the files of connections that it has refused.
    gives_back(gallery, before)


def test_with_few_files_a_page_does_not_wait_for_idle_connections(start):
    gallery = start(descriptors=64)
    idle = [RawConnection(gallery) for _ in range(100)]
    begin = time.monotonic()
    assert serves(gallery)
    print(f"a page took {time.monotonic() - begin:.2f} s")
    for connection in idle:
        connection.close()
    assert serves(gallery)


def test_one_bad_client_does_not_fill_the_log(start, tmp_path):
    with open(tmp_path / "log", "wb") as log:
        gallery = start(log=log)
        handshake = Handshake(gallery.address)
        rounds = 20_000 if IS_SOAK else 500
        begin = time.monotonic()
        for number in range(rounds):
            with RawConnection(gallery) as connection:
                bad = [handshake.greeting + framed(b"nonsense"), handshake.greeting + framed(b"1 1 6 zz"), framed(b"hello 2 - 0 x en UTC /bench")]
                handshake.open(connection.socket)
                connection.send(bad[number % 3])
                # The server writes its log before it sends the close frame. So after the frame the log is complete.
                while b"\x88\x02" not in connection.received and not connection.has_ended:
                    assert connection.fill(8), "a bad frame had no answer"
        assert Bystander(gallery).clicks()
        minutes = 1 + (time.monotonic() - begin) // 60
        written = (tmp_path / "log").stat().st_size
    print(f"{written / 1e3:.1f} kB of log from {rounds} bad connections")
    assert 0 < written < 20_000 * minutes
