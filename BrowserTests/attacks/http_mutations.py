"""Conversations for the fuzzer: requests that are changed at random, and requests that are cut at a chosen byte."""

import dataclasses

from attacks.http_requests import BAD_BODIES, BAD_HEADS, GOOD, SOCKET, TLS_HELLO

# What a change puts in: bytes that mean something to a reader of HTTP.
WORDS = [
    b"\r\n", b"\n", b"\r", b"\r\n\r\n", b" ", b"\t", b"\0", b":", b";", b"=", b"%", b"%00", b"%ff", b"?", b"#", b"*", b"//", b"\xff\xfe", b"\xc3\xa4",
    b"Content-Length: 0\r\n", b"Content-Length: 4\r\n", b"Content-Length: 18446744073709551615\r\n", b"Transfer-Encoding: chunked\r\n",
    b"Connection: close\r\n", b"Connection: upgrade\r\n", b"Upgrade: websocket\r\n", b"Upgrade: h2c\r\n", b"Expect: 100-continue\r\n",
    b"Host: evil.example\r\n", b"Accept-Encoding: gzip;q=nan, *;q\r\n", b"Via: 1.1 x\r\n", b"HTTP/1.0", b"HTTP/9.9", b"CONNECT", b"HEAD", b"http://", b"[::1]:",
    b"0\r\n\r\n",
    b"ffffffffffffffff\r\n", TLS_HELLO,
]
ENDINGS = ["close", "reset", "half close", "stall"]


@dataclasses.dataclass
class Conversation:
    """What one connection says, and how it ends: as one of `ENDINGS`, or, with `wait`, when the server has closed."""

    parts: list
    ending: str
    methods: tuple = ()
    # Whether the head of the request with this number is no HTTP: it gets 400, and nothing comes after.
    bad_head: int | None = None
    # Whether its methods are known, so that its answers can be told apart.
    is_readable: bool = True

    def reproduction(self):
        return f"{self.parts!r}, ending with {self.ending!r}"


class Conversations:
    """Makes them for one server, which requests name by its `authority`."""

    def __init__(self, dice, authority):
        self.dice = dice
        self.authority = authority.encode()

    def addressed(self, text):
        return text.replace(b"AUTHORITY", self.authority)

    def good(self, count, kinds=GOOD):
        chosen = [self.dice.choice(kinds) for _ in range(count)]
        return self.addressed(b"".join(text for _, text in chosen)), tuple(method.decode() for method, _ in chosen)

    def split(self, data):
        """In one piece, or in two."""
        place = self.dice.randrange(len(data) + 1) if self.dice.random() < 0.3 else 0
        return [part for part in (data[:place], data[place:]) if part]

    def malformed(self):
        """No, one or two good requests, and one that is none."""
        before, methods = self.good(self.dice.choice([0, 0, 1, 1, 2]))
        if self.dice.random() < 0.3:
            bad = self.addressed(self.dice.choice(list(BAD_BODIES.values())))
            return Conversation(self.split(before + bad), "wait", (*methods, "POST"))
        bad = self.addressed(self.dice.choice(list(BAD_HEADS.values())))
        return Conversation(self.split(before + bad), "wait", (*methods, "GET"), bad_head=len(methods))

    def mutated(self):
        """One or two good requests with some changes, which may or may not have made them bad."""
        dice = self.dice
        text = bytearray(self.good(dice.choice([1, 2]), [*GOOD, SOCKET])[0])
        for _ in range(dice.randrange(1, 6)):
            place = dice.randrange(len(text) + 1)
            end = min(len(text), place + dice.randrange(1, 24))
            kind = dice.randrange(5)
            if kind == 0 and place < len(text):
                text[place] = dice.randrange(256)
            elif kind == 1:
                text[place:place] = dice.choice(WORDS)
            elif kind == 2:
                del text[place:end]
            elif kind == 3:
                text[place:place] = text[place:end]
            else:
                text[place:end] = dice.choice(WORDS)
        return Conversation(self.split(bytes(text)), dice.choice(["half close", "half close", *ENDINGS]), is_readable=False)

    def cuts(self):
        """Two requests that stop at each byte, in each way."""
        pairs = [(GOOD[first], GOOD[second]) for first, second in [(0, 4), (5, 1), (2, 2), (6, 0), (7, 3), (4, 5)]]
        for first, second in [*pairs, (SOCKET, GOOD[0]), (GOOD[0], SOCKET)]:
            methods = first[0].decode(), second[0].decode()
            whole, data = self.addressed(first[1]), self.addressed(first[1] + second[1])
            for place in range(1, len(data) + 1):
                # The second request in a packet of its own, as a client sends it that has had an answer.
                parts = [part for part in (data[:min(place, len(whole))], data[len(whole):place]) if part]
                for ending in ENDINGS:
                    yield Conversation(parts, ending, methods)
