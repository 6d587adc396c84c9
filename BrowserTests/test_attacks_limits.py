"""Nobody takes more than a share: not of memory, of connections, of the log, nor of the time at the end."""

import resource
import socket
import threading
import time

import pytest

from attacks.bystander import Bystander
from attacks.handshake import Handshake
from attacks.raw_connection import RawConnection
from conftest import IS_SOAK
from gallery import Gallery
from mutation import framed

GET = "GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"


@pytest.fixture(autouse=True)
def descriptors():
    """Enough files for more than a thousand connections."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_000, limits[1]), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


@pytest.fixture
def start():
    """Starts galleries of this test."""
    started = []

    def make(*options, **arguments):
        started.append(Gallery(*options, **arguments))
        return started[-1]

    yield make
    for gallery in started:
        gallery.stop()


def serves(gallery, source="127.0.0.1"):
    with RawConnection(gallery, source=source) as connection:
        return connection.ask("GET /hello HTTP/1.1", "Host: AUTHORITY").status == 200


# Whoever has sent nothing, half a request, or nothing after a whole one.
BEGINNINGS = ["", GET[:30], GET, GET + GET[:30], "POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 9\r\n\r\nabc", "garbage\r\n\r\n"]


@pytest.mark.parametrize("beginning, count", [("", 1_000), *[(beginning, 20) for beginning in BEGINNINGS[1:]]])
def test_idle_connections_do_not_hold_up_the_end_of_the_process(start, beginning, count):
    gallery = start()
    connections = [RawConnection(gallery) for _ in range(count)]
    for connection in connections:
        connection.send(beginning)
        if beginning.startswith(GET):
            assert connection.answers(1)[0].status == 200
    assert serves(gallery)
    begin = time.monotonic()
    gallery.terminate()
    assert gallery.process.wait(10) == 0
    print(f"ended {time.monotonic() - begin:.2f} s after SIGTERM")
    assert time.monotonic() - begin < 5
    for connection in connections:
        connection.close()


def test_connections_that_arrive_at_the_end_do_not_spoil_it(start):
    gallery = start()
    address, is_over = ("127.0.0.1", gallery.port), threading.Event()

    def connect():
        while not is_over.is_set():
            try:
                with socket.create_connection(address, 1) as connection:
                    connection.sendall(b"GET /hello HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            except OSError:
                pass

    threads = [threading.Thread(target=connect) for _ in range(4)]
    try:
        for thread in threads:
            thread.start()
        assert serves(gallery)
        gallery.terminate()
        assert gallery.process.wait(10) == 0
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


DRIPS = {
    "a head": (b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\nA: ", b"x"),
    "a second head": (GET.encode() + b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\nA: ", b"x"),
    "a body": (b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 100000\r\n\r\n", b"x"),
    "chunks": (b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "blank lines": (b"", b"\r\n"),
    "nothing": (b"", b""),
}


@pytest.mark.parametrize("beginning, drop", DRIPS.values(), ids=DRIPS)
def test_what_arrives_in_drips_is_given_up(start, beginning, drop):
    gallery = start("--request-seconds", "1")
    with RawConnection(gallery) as connection:
        connection.send(beginning)
        end = time.monotonic() + 8
        # The end of the connection is waited for between two drops.
        while not connection.ends(0.2):
            assert time.monotonic() < end, "still open after 8 s"
            try:
                connection.send(drop)
            except OSError:
                break
    assert serves(gallery)


def test_a_client_that_never_reads_is_let_go(start):
    gallery = start("--request-seconds", "1")
    with RawConnection(gallery, receive_buffer=4096) as connection:
        connection.socket.settimeout(0.5)
        end = time.monotonic() + 20
        # More is asked for until the server takes no more, and then until it has had enough.
        with pytest.raises(ConnectionError):
            while time.monotonic() < end:
                try:
                    connection.send(GET.replace("/hello", "/views") * 50)
                except TimeoutError:
                    pass
    assert serves(gallery)


def test_one_address_has_a_share_of_the_connections(start):
    # A gallery that grants few sessions grants few connections too, but no fewer than 500.
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
    # What was refused is given back too.
    end = time.monotonic() + 8
    while gallery.open_files() > before + 5:
        assert time.monotonic() < end, f"{gallery.open_files() - before} files are still open"
        assert serves(gallery, source="127.0.0.3")


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
                connection.send(handshake.request + bad[number % 3])
                # The close frame comes when what is to be logged has been logged.
                while b"\x88\x02" not in connection.received and not connection.has_ended:
                    assert connection.fill(8), "a bad frame had no answer"
        assert Bystander(gallery).clicks()
        minutes = 1 + (time.monotonic() - begin) // 60
        written = (tmp_path / "log").stat().st_size
    print(f"{written / 1e3:.1f} kB of log from {rounds} bad connections")
    assert 0 < written < 20_000 * minutes
