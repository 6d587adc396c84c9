"""Finds the event of a page that needs the most processor time on the server. Each event is sent alone."""

import collections
import contextlib
import json
import multiprocessing
import os
import re
import threading
import time

from conftest import IS_SOAK
from socket_client import Closed, SocketClient

LONG = ("a " * 5_000, "x" * 10_000)
SOME = 8
"""The elements of a kind that are tried at the beginning, in the middle and at the end of a page."""
TAG = re.compile(r"<(\w+)\b([^>]*?\bid=\"?v(\d+)[^>]*)>")


def elements(html):
    """Returns the elements of a page that may send events. Many elements of a kind, such as the cells of a table, cost about the same. So
    only some of each kind are returned; all of them in a long run."""
    kinds = collections.defaultdict(list)
    for tag, attributes, view in TAG.findall(html):
        kinds[tag, re.sub(r'\b(id|aria-[a-z]+|data-i|value|name)="?[^" >]*"?', "", attributes)].append((tag, attributes, view))
    for alike in kinds.values():
        yield from alike if IS_SOAK or len(alike) <= 3 * SOME else alike[:SOME] + alike[len(alike) // 2:][:SOME] + alike[-SOME:]


def candidates(html):
    """Yields pairs of events that a page may send. Sent alternately, each of them changes something."""
    for tag, attributes, view in elements(html):
        kind = re.search(r'\btype="?(\w+)', attributes)
        kind = kind.group(1) if kind else "text"
        if "disabled" in attributes or 'href="' in attributes or "download" in attributes:
            continue
        if tag == "textarea" or tag == "input" and kind in ("text", "search", "password"):
            yield tuple(f"{view} v {{edit}} {text}" for text in LONG)
            yield f"{view} s", f"{view} s"
        elif tag == "input" and kind == "checkbox":
            yield f"{view} c 1", f"{view} c 0"
        elif tag == "input" and kind in ("range", "number"):
            yield f"{view} n {{edit}} 1", f"{view} n {{edit}} 5"
        elif tag == "select":
            yield f"{view} m 0", f"{view} m 1"
        elif tag == "button":
            yield f"{view} a", f"{view} a"
        elif tag == "svg":
            yield f"{view} z 1 50 50", f"{view} z 3 50 50"
            yield f"{view} z 0 50 50", f"{view} z 0 150 150"
        elif tag in ("th", "td", "tr", "li"):
            continue
        else:
            yield f"{view} w 0 40", f"{view} w 300 340"
            yield f"{view} m 0", f"{view} m 1"
            yield f"{view} so 0", f"{view} so 1"
            yield f"{view} mk 3", f"{view} mk 3"


class Sender:
    """Sends the events of a page. Each event gets the numbers that the protocol needs."""

    def __init__(self, gallery, path):
        self.client = SocketClient(gallery, path)
        self.number, self.received = 0, json.loads(self.client.first)[0]

    def send(self, event):
        self.number += 1
        self.client.send_text(f"{self.number} {self.received} {event.replace('{edit}', str(self.number))}")

    def wait(self):
        """Waits until the server has handled all events that were sent. Returns whether the last event changed anything on the page."""
        while True:
            self.received, handled, *operations = json.loads(self.client.receive())
            if handled >= self.number:
                return bool(operations)


def costliest(gallery, path):
    """Returns the pair of events that needs the most time, and the milliseconds for each of the two events."""
    sender, found = Sender(gallery, path), ((), 0.0)
    for pair in dict.fromkeys(candidates(sender.client.html)):
        times = []
        try:
            for event in pair * 2:
                beginning = time.perf_counter()
                sender.send(event)
                if sender.wait():
                    times.append((time.perf_counter() - beginning) * 1000)
        except (Closed, OSError):
            sender = Sender(gallery, path)
            continue
        # Ignore the first two times, because the first events fill caches for the later ones.
        cost = min(times[-2:], default=0.0)
        if cost > found[1]:
            found = (pair, cost)
    return found


Address = collections.namedtuple("Address", "address port")
LONGEST_WAIT = 180
"""The longest time in seconds until one more event is sent. Only a failing test takes that long."""
PROCESSES = 4
"""The processes that send. In the process of the test, the senders would take its time from the person who clicks."""


def send_until_closed(gallery, path, pair, count, begun):
    """Runs in a process of its own. Several sockets send a pair of events again and again."""
    # Other people send from other machines. Here they run on the machine of the server, so they get a low priority.
    os.nice(10)

    def sends():
        sent = 0
        try:
            sender = Sender(gallery, path)
            while True:
                sender.send(pair[sender.number % 2])
                sent += 1
                begun.release()
                sender.wait()
        except (Closed, OSError):
            # The server reads only as much as it allows, and finally closes the socket. On a slow machine it may do so after the first
            # event, so the body does not wait for the second one.
            if sent == 1:
                begun.release()

    threads = [threading.Thread(target=sends) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@contextlib.contextmanager
def flood(gallery, path, pair, count):
    """Lets a number of sockets send a pair of events of a page while the body runs. The body begins when all of them send."""
    context = multiprocessing.get_context("spawn")
    begun, place = context.Semaphore(0), Address(gallery.address, gallery.port)
    shares = [count // PROCESSES + (index < count % PROCESSES) for index in range(PROCESSES)]
    processes = [context.Process(target=send_until_closed, args=(place, path, pair, share, begun), daemon=True) for share in shares if share]
    for process in processes:
        process.start()
    try:
        for _ in range(2 * count):
            # The server reads the second event of a socket only when the processor time of all first ones is paid for.
            assert begun.acquire(timeout=LONGEST_WAIT), "the sockets do not send"
        yield
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
