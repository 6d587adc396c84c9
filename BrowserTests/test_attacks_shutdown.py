"""When the process is told to end it ends soon, whatever is connected to it."""

import resource
import socket
import threading
import time

import pytest

from attacks.hostile_sockets import Flood
from attacks.raw_connection import RawConnection, serves

GET = "GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"


@pytest.fixture(autouse=True, scope="module")
def descriptors():
    """Enough files for more than a thousand connections."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_000, limits[1]), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def ends_soon(gallery, limit=25):
    """Tells the process to end, and waits for it. An idle connection once held it up for 30 s; the rest is for a busy machine."""
    begin = time.monotonic()
    gallery.terminate()
    assert gallery.process.wait(3 * limit) == 0
    print(f"ended {time.monotonic() - begin:.2f} s after SIGTERM")
    return time.monotonic() - begin < limit


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
