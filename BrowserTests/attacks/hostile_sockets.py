"""Attackers' WebSockets that send small frames as fast as the server reads them. They run in a separate process. In the process of the
test, they would delay the clicks of the bystander, a person who uses the server during the attack:

    python -m attacks.hostile_sockets ADDRESS KIND SOCKETS SECONDS
"""

import json
import pathlib
import selectors
import socket
import subprocess
import sys
import time

from attacks.handshake import Handshake
from mutation import framed

FLOODS = {
    "pongs": framed(b"", 0x8A),
    "pings": framed(b"", 0x89),
    "acknowledgements": framed(b"0 1 "),
    "empty texts": framed(b""),
    "empty fragments": framed(b"", 0x01) + framed(b"", 0x00),
    "unknown frames": framed(b"", 0x83),
}


class Flood:
    """The process with the attackers' sockets, which runs during a test. With the kind `all` there are sockets of every kind."""

    def __init__(self, gallery, kind, sockets, seconds):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "attacks.hostile_sockets", gallery.address, kind, str(sockets), str(seconds)],
            cwd=pathlib.Path(__file__).resolve().parent.parent, stdout=subprocess.PIPE, text=True,
        )
        assert self.process.stdout.readline() == "attacking\n"

    def lasts(self, seconds):
        """Waits for the end of the attack, at most this number of seconds. Returns whether the attack still runs."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return True
        return False

    def result(self):
        """Returns for each kind of socket: the number of sockets, the number of those that the server has closed, and the frames per second
        that the server read from each open socket. The frames are counted when all buffers between client and server are full."""
        text = self.process.communicate()[0]
        assert self.process.returncode == 0, "the attackers have failed"
        return json.loads(text)

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class HostileSocket:
    def __init__(self, address, kind, handshake):
        self.kind = kind
        self.sent = self.sent_early = 0
        self.is_open = True
        self.socket = socket.socket()
        # Use a small buffer. Otherwise unread frames in the buffer would look like frames that the server has read.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.socket.connect(("127.0.0.1", int(address.rsplit(":", 1)[1])))
        handshake.open(self.socket)
        self.socket.sendall(handshake.greeting)
        self.socket.setblocking(False)
        frame = FLOODS[kind]
        self.block = frame * (4096 // len(frame))
        self.rest = b""

    def work(self, events):
        """Sends and receives what is possible now. Returns whether the socket is still open."""
        try:
            if events & selectors.EVENT_READ and not self.socket.recv(262_144):
                return False
            if events & selectors.EVENT_WRITE:
                data = self.rest or self.block
                sent = self.socket.send(data)
                self.sent += sent
                self.rest = data[sent:]
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True

    def rate(self, seconds):
        return (self.sent - self.sent_early) / len(FLOODS[self.kind]) / seconds


def attack(address, kinds, count, seconds):
    handshake = Handshake(address)
    sockets = [HostileSocket(address, kinds[number % len(kinds)], handshake) for number in range(count)]
    print("attacking", flush=True)
    begin = time.monotonic()
    filling = min(1.5, seconds / 2)
    is_filled = False
    with selectors.DefaultSelector() as selector:
        for hostile in sockets:
            selector.register(hostile.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, hostile)
        while time.monotonic() < begin + seconds and selector.get_map():
            for key, events in selector.select(timeout=0.1):
                if not key.data.work(events):
                    key.data.is_open = False
                    selector.unregister(key.fileobj)
            if not is_filled and time.monotonic() > begin + filling:
                is_filled = True
                for hostile in sockets:
                    hostile.sent_early = hostile.sent
    result = {}
    for kind in kinds:
        own = [hostile for hostile in sockets if hostile.kind == kind]
        rates = [hostile.rate(seconds - filling) for hostile in own if hostile.is_open]
        result[kind] = {"sockets": len(own), "closed": len(own) - len(rates), "rate": max(rates, default=0)}
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    _, address, kind, count, seconds = sys.argv
    attack(address, list(FLOODS) if kind == "all" else [kind], int(count), float(seconds))
