"""Tests of the shutdown: after the signal SIGTERM the process ends soon, with any kind of open connections."""

import resource
import socket
import threading
import time

import pytest

from attacks.handshake import Handshake
from attacks.hostile_sockets import Flood
from attacks.raw_connection import RawConnection, serves

GET = "GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"


@pytest.fixture(autouse=True, scope="module")
def descriptors():
    """Allows enough files for more than a thousand connections."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_000, limits[1]), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def ends_soon(gallery, limit=25):
    """Sends SIGTERM to the process, and waits until it ends. In an earlier version an idle connection delayed the end for 30 s, so `limit`
    must be shorter than that. It is not much shorter, because the machine can be busy."""
    begin = time.monotonic()
    gallery.terminate()
    assert gallery.process.wait(3 * limit) == 0
    print(f"ended {time.monotonic() - begin:.2f} s after SIGTERM")
    return time.monotonic() - begin < limit


# The bytes that the connections have sent before the shutdown: nothing, an incomplete request, or a complete request.
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
    assert ends_soon(gallery)
    for connection in connections:
        connection.close()


@pytest.mark.parametrize("path", ["/bench", "/fixture"])
def test_pages_that_do_not_read_do_not_hold_up_the_end_of_the_process(start, path):
    gallery = start()
    handshake = Handshake(gallery.address, path)
    connections = [RawConnection(gallery, source=f"127.0.0.{2 + number % 20}", receive_buffer=4096) for number in range(500)]
    for connection in connections:
        handshake.open(connection.socket)
        connection.socket.sendall(handshake.greeting)
    # Wait until every connection has a session.
    for connection in connections:
        assert connection.socket.recv(1)
    assert ends_soon(gallery)
    for connection in connections:
        connection.close()


def test_clients_that_do_not_read_their_answers_do_not_hold_up_the_end_of_the_process(start):
    gallery = start()
    connections = [RawConnection(gallery, source=f"127.0.0.{2 + number % 20}", receive_buffer=4096) for number in range(200)]
    for connection in connections:
        connection.send(GET * 20)
        assert connection.socket.recv(1)
    assert ends_soon(gallery)
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
        assert ends_soon(gallery)
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


def test_hostile_sockets_that_have_left_do_not_hold_up_the_end_of_the_process(start):
    gallery = start()
    flood = Flood(gallery, "pongs", sockets=20, seconds=2)
    flood.result()
    assert ends_soon(gallery)
