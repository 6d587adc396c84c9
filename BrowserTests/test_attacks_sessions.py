"""Attacks on sessions: cutting all connections must lose no session, and no person must wait for the events of others."""

import contextlib
import json
import multiprocessing
import os
import queue
import resource
import socket
import threading
import time

import pytest

from attacks.bystander import Bystander
from attacks.costliest import LONGEST_WAIT, Address, costliest, flood
from attacks.handshake import Handshake
from conftest import IS_SOAK, PATIENCE
from socket_client import SocketClient

# More pages than the sessions that an earlier version kept for cut connections. Now this limit depends on the limit of all sessions.
PAGES = 5_000 if IS_SOAK else 1_200


@pytest.fixture(autouse=True, scope="module")
def descriptors():
    """Allows enough files for thousands of connections, in this process and in its children."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(12_000, limits[1]), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def text(connection):
    """Returns the first text from the server. The server must send only a few bytes."""
    data = b""
    while len(data) < 2 or len(data) < 2 + data[1]:
        more = connection.recv(4096)
        assert more, f"the connection ended after {data}"
        data += more
    assert data[0] == 0x81 and data[1] < 126, data
    return json.loads(data[2:2 + data[1]])


def opened(gallery, handshake, greeting):
    connection = socket.create_connection(("127.0.0.1", gallery.port), timeout=30)
    handshake.open(connection)
    connection.sendall(greeting)
    return connection, text(connection)


def cut_and_resume(gallery, count, opened_all, cut, found):
    """Runs in a process of its own. Opens pages, closes all their connections at once, and asks for the sessions again. Puts the number of
    found sessions into `found`."""
    # Other people use other machines. Here they run on the machine of the server, so they get a low priority.
    os.nice(10)
    handshake = Handshake(gallery.address)
    pages = [opened(gallery, handshake, handshake.greeting) for _ in range(count)]
    names = [next(operation[1] for operation in frame[2:] if operation[0] == "hi") for _, frame in pages]
    opened_all.set()
    cut.wait()
    for connection, _ in pages:
        connection.close()
    connections, kept = [], 0
    for name in names:
        connection, frame = opened(gallery, handshake, handshake.resumption(name, received=1))
        connections.append(connection)
        # The first frame of a new session contains the operation "hi" with the name of the session.
        kept += not any(operation[0] == "hi" for operation in frame[2:])
    found.put(kept)
    for connection in connections:
        connection.close()


def test_after_a_cut_of_all_connections_every_page_finds_its_session(start):
    gallery = start("--sessions-per-address", str(PAGES + 1))
    context = multiprocessing.get_context("spawn")
    opened_all, cut, found = context.Event(), context.Event(), context.Queue()
    arguments = (Address(gallery.address, gallery.port), PAGES, opened_all, cut, found)
    # In the process of the test, the pages would take its time from the person who clicks.
    others = context.Process(target=cut_and_resume, args=arguments, daemon=True)
    others.start()
    try:
        assert opened_all.wait(timeout=LONGEST_WAIT), "the pages do not open"
        bystander, times, kept = Bystander(gallery), [], None
        cut.set()
        end = time.monotonic() + LONGEST_WAIT
        while kept is None:
            assert time.monotonic() < end and not others.exitcode, "the pages do not come back"
            beginning = time.perf_counter()
            assert bystander.clicks()
            times.append((time.perf_counter() - beginning) * 1000)
            # A person clicks at most a few times in a second. More events would also exceed the budget of the session.
            with contextlib.suppress(queue.Empty):
                kept = found.get(timeout=0.05)
        assert kept == PAGES
        print(f"the longest of {len(times)} clicks took {max(times):.1f} ms")
    finally:
        others.kill()
        others.join()


@pytest.mark.parametrize("path", ["/code", "/views", "/employees", "/contacts/mvvm"])
def test_a_person_clicks_while_others_type_long_texts(start, path):
    gallery = start()
    bystander, is_over = Bystander(gallery), threading.Event()
    typists = [SocketClient(gallery, path) for _ in range(8)]
    begun = threading.Semaphore(0)

    def types(typist):
        field, number = typist.field("search"), 0
        try:
            while not is_over.is_set():
                number += 1
                letters = ("a " * 5_000, "x" * 10_000)[number % 2]
                typist.send_text(f"{number} 1 {field} v {number} {letters}")
                begun.release()
                is_over.wait(0.1)
        except OSError:
            # An error is expected: the server stops reading, and finally closes the socket.
            pass

    threads = [threading.Thread(target=types, args=(typist,), daemon=True) for typist in typists]
    for thread in threads:
        thread.start()
    try:
        for _ in range(2 * len(typists)):
            assert begun.acquire(timeout=PATIENCE)
        assert all(bystander.clicks() for _ in range(100))
        # A person who comes after the attack is served like all others.
        newcomer = Bystander(gallery)
        assert all(newcomer.clicks() for _ in range(20))
    finally:
        is_over.set()
        for typist in typists:
            typist.close()
        for thread in threads:
            thread.join()


@pytest.mark.parametrize("path", [
    "/code", "/views", "/employees", "/contacts/mvvm", "/contacts/viper", "/contacts/mvc/add", "/nearby", "/hello",
    "/sevenguis/cells", "/sevenguis/crud", "/sevenguis/circles",
])
def test_a_person_clicks_while_others_send_what_costs_most(start, path):
    gallery = start(contacts="sample")
    pair, cost = costliest(gallery, path)
    assert pair, "no event of this page changes anything"
    print(f"{path}: {pair[0][:40]!r} takes {cost:.1f} ms alone")
    bystander, times, senders, pace = Bystander(gallery), [], 50 if IS_SOAK else 10, threading.Event()
    with flood(gallery, path, pair, senders):
        for _ in range(500 if IS_SOAK else 50):
            beginning = time.perf_counter()
            assert bystander.clicks()
            times.append((time.perf_counter() - beginning) * 1000)
            # A person clicks at most a few times in a second. More events would also exceed the budget of the session.
            pace.wait(0.05)
    times.sort()
    print(f"{senders} senders: a click takes p50 {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms")
