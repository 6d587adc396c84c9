"""An attack with random WebSocket frames that no page sends, on many connections. Each connection waits for the server's response before it
sends the next frame.

After each random frame the connection sends a valid frame to which every session responds. A random frame is counted when the server has
read it. The proof is that response, or the end of the session.
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
# The addresses of the attacked pages. "/fixture" is in the list only once, because the page of all views needs the most time.
PATHS = ["/fixture", "/bench", "/trial", "/hello", "/bench", "/trial"]


def mutated(dice, number):
    """Returns a frame in which up to two bytes are changed, inserted or removed. Half of the frames were well-formed before that."""
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
    # RFC 6455 requires a mask for the payload. A mask of zeros is valid.
    return bytes([first]) + size + b"\0\0\0\0" + payload


class Attacker:
    """One connection of the attack: the bytes that it still has to send, and the responses that it has received."""

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
        # The first frame of the page. A client must not send it before the server's response to the request for the socket.
        self.greeting = framed(f"hello 1 - 0 {digest} en UTC {path}".encode())
        self.is_open = True

    def read(self):
        """Reads the bytes that have arrived, and sends the next frame after a response. Returns whether the connection is still open."""
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
                # A frame from the server begins with its own number and the number of the last event that the server has handled.
                received, event = re.match(rb"\[(\d+),(\d+)", payload).groups()
                self.received, self.number = int(received), int(event) + 1
        if answers:
            self.attack.count(self.waits_for)
            self.waits_for = 0
            if self.left == 0:
                return False
            self.left -= 1
            frame = mutated(self.attack.dice, self.number)
            # Acknowledge the received frames, because the server stores frames without an acknowledgement and stops if they are too many.
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
                    # If a random frame was incomplete, the server waits for the rest of it, which is correct.
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
