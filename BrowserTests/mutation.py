"""Many connections that say what no page says, each frame answered before the next is sent.

After each frame comes a question that every session answers, so a frame counts when the server has shown that it has read
it: by an answer, or by the end of that session.
"""

import base64
import os
import selectors
import socket
import struct
import urllib.request
import re

SEEDS = [
    b"1 1 6 a", b"2 1 9 v 3 text", b"3 2 0 go /row/5", b"4 2 0 r 1 position 1.5 2.5 10", b"0 3", b"0 3 probe", b"0 1 lost", b"5 1 7 w 10 20",
    b"6 1 7 file 0 3 text/plain a.txt", b"7 1 7 part QUJD", b"hello 1 - 0 0 en UTC /fixture",
]
WORDS = ["a", "l", "e", "s", "v 1 x", "c 1", "m 2", "p 0", "w 5 9", "part QUJD"]
# The page of all views is the one that takes longest to make.
PATHS = ["/fixture", "/bench", "/trial", "/hello", "/bench", "/trial"]


def mutated(dice, number):
    """A frame of ours, with up to two bytes changed, inserted or taken away; half of them well-formed but for that."""
    frame = bytearray(dice.choice(SEEDS))
    if dice.random() < 0.5:
        frame = bytearray(f"{number} 1 {dice.randrange(200)} {dice.choice(WORDS)}".encode())
    for _ in range(dice.randrange(3)):
        place = dice.randrange(len(frame) + 1)
        kind = dice.randrange(3)
        if kind == 0 and place < len(frame):
            frame[place] = dice.randrange(256)
        elif kind == 1:
            frame.insert(place, dice.randrange(256))
        elif place < len(frame):
            del frame[place]
    return bytes(frame)


def framed(payload, first=0x81):
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
    # A mask of zeros is a mask.
    return bytes([first]) + size + b"\0\0\0\0" + payload


class Attacker:
    """One connection: what is to be sent, and what has been answered."""

    def __init__(self, attack):
        self.attack = attack
        self.number = 0
        self.left = attack.dice.randrange(1, 60)
        self.waits_for = 0
        self.received = 0
        self.buffer = b""
        self.is_open = False
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.connect_ex(("127.0.0.1", attack.port))

    def begin(self):
        path, cookie, digest = self.attack.dice.choice(self.attack.pages)
        key = base64.b64encode(os.urandom(16)).decode()
        address = f"127.0.0.1:{self.attack.port}"
        self.socket.send((
            f"GET /_belvedere/live HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode())
        # Nothing may be sent before the answer.
        self.greeting = framed(f"hello 1 - 0 {digest} en UTC {path}".encode())
        self.is_open = True

    def read(self):
        """Whether the connection goes on."""
        try:
            data = self.socket.recv(262144)
        except BlockingIOError:
            return True
        except ConnectionError:
            data = b""
        if not data:
            self.attack.count(self.waits_for)
            return False
        self.buffer += data
        if self.waits_for == 0 and self.number == 0:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return True
            assert head.startswith(b"HTTP/1.1 101"), head
            self.buffer = rest
            self.number = 1
            self.socket.send(self.greeting)
        answers = 0
        while len(self.buffer) >= 2:
            opcode, length, start = self.buffer[0] & 15, self.buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + length:
                break
            payload, self.buffer = self.buffer[start:start + length], self.buffer[start + length:]
            if opcode == 8:
                self.attack.count(self.waits_for)
                return False
            if opcode == 1:
                answers += 1
                # A frame begins with its number and with that of the last event that was handled.
                received, event = re.match(rb"\[(\d+),(\d+)", payload).groups()
                self.received, self.number = int(received), int(event) + 1
        if answers:
            self.attack.count(self.waits_for)
            self.waits_for = 0
            if self.left == 0:
                return False
            self.left -= 1
            frame = mutated(self.attack.dice, self.number)
            # A server keeps what was not acknowledged, and stops when that is much.
            question = f"0 {self.received} probe".encode()
            first = 0x81 if self.attack.dice.random() < 0.98 else self.attack.dice.randrange(256)
            self.waits_for = 1
            try:
                self.socket.send(framed(frame, first) + framed(question))
            except ConnectionError:
                return False
        return True


class Attack:
    def __init__(self, gallery, dice, width=48):
        self.port = gallery.port
        self.dice = dice
        self.width = width
        self.answered = 0
        self.connections = 0
        self.pages = []
        for path in PATHS:
            page = urllib.request.urlopen(gallery.address + path)
            html = page.read().decode()
            self.pages.append((path, page.headers["Set-Cookie"].split(";")[0], re.search(r'data-digest="(\w+)"', html).group(1)))

    def count(self, frames):
        self.answered += frames

    def run(self, goal):
        with selectors.DefaultSelector() as selector:
            while self.answered < goal or selector.get_map():
                while self.answered < goal and len(selector.get_map()) < self.width:
                    attacker = Attacker(self)
                    self.connections += 1
                    assert self.connections < 4 * goal, "connections end before they are answered"
                    selector.register(attacker.socket, selectors.EVENT_WRITE, attacker)
                ready = selector.select(timeout=10)
                if not ready:
                    # Half a message keeps a server waiting, as it should.
                    for key in list(selector.get_map().values()):
                        selector.unregister(key.fileobj)
                        key.fileobj.close()
                for key, _ in ready:
                    attacker = key.data
                    if attacker.is_open:
                        goes_on = attacker.read()
                    else:
                        attacker.begin()
                        selector.modify(attacker.socket, selectors.EVENT_READ, attacker)
                        goes_on = True
                    if not goes_on or self.answered >= goal:
                        selector.unregister(attacker.socket)
                        attacker.socket.close()
