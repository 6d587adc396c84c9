"""Makes conversations for the fuzzer of HTTP: requests with random changes, and requests that are cut off at a chosen byte."""

import dataclasses
import itertools

from attacks.http_requests import ALMOST_SOCKETS, BAD_BODIES, BAD_HEADS, GOOD, SOCKET, TLS_HELLO, WHOLE_SOCKETS
from mutation import framed

# Byte sequences with a meaning in HTTP. A random change inserts one of them.
WORDS = [
    b"\r\n", b"\n", b"\r", b"\r\n\r\n", b" ", b"\t", b"\0", b":", b";", b"=", b"%", b"%00", b"%ff", b"?", b"#", b"*", b"//", b"\xff\xfe", b"\xc3\xa4",
    b"Content-Length: 0\r\n", b"Content-Length: 4\r\n", b"Content-Length: 18446744073709551615\r\n", b"Transfer-Encoding: chunked\r\n",
    b"Connection: close\r\n", b"Connection: upgrade\r\n", b"Upgrade: websocket\r\n", b"Upgrade: h2c\r\n", b"Expect: 100-continue\r\n",
    b"Host: evil.example\r\n", b"Accept-Encoding: gzip;q=nan, *;q\r\n", b"Via: 1.1 x\r\n", b"HTTP/1.0", b"HTTP/9.9", b"CONNECT", b"HEAD", b"http://", b"[::1]:",
    b"0\r\n\r\n",
    b"ffffffffffffffff\r\n", TLS_HELLO,
]
# A value in the list of parts to send. At this value the client waits until the server has sent something.
PAUSE = None
ENDINGS = ["close", "reset", "half close", "stall"]


@dataclasses.dataclass
class Conversation:
    """The bytes that a client sends on one connection, and the manner in which the connection ends. It is one of `ENDINGS`, or `wait`: the
    client waits until the server closes the connection."""

    # The parts to send, in their order: each is bytes, or `PAUSE`.
    parts: list
    ending: str
    methods: tuple = ()
    # The index of the request whose head is no valid HTTP. The server must respond with the status 400, and must not respond to later
    # requests.
    bad_head: int | None = None
    # Whether the methods of all requests are known. Without them, the bytes from the server cannot be split into responses.
    is_readable: bool = True

    def reproduction(self):
        return f"{self.parts!r}, ending with {self.ending!r}"


class Conversations:
    """Makes conversations with one server. The requests contain `authority` as its host and port."""

    def __init__(self, dice, authority):
        self.dice = dice
        self.authority = authority.encode()

    def addressed(self, text):
        return text.replace(b"AUTHORITY", self.authority)

    def good(self, count, kinds=GOOD):
        chosen = [self.dice.choice(kinds) for _ in range(count)]
        return self.addressed(b"".join(text for _, text in chosen)), tuple(method.decode() for method, _ in chosen)

    def split(self, data):
        """Returns the data as a list of one part or two parts, split at a random byte."""
        place = self.dice.randrange(len(data) + 1) if self.dice.random() < 0.3 else 0
        return [part for part in (data[:place], data[place:]) if part]

    def malformed(self):
        """Makes a conversation of at most two valid requests and then an invalid one."""
        before, methods = self.good(self.dice.choice([0, 0, 1, 1, 2]))
        if self.dice.random() < 0.3:
            bad = self.addressed(self.dice.choice(list(BAD_BODIES.values())))
            return Conversation(self.split(before + bad), "wait", (*methods, "POST"))
        bad = self.addressed(self.dice.choice(list(BAD_HEADS.values())))
        return Conversation(self.split(before + bad), "wait", (*methods, "GET"), bad_head=len(methods))

    def mutated(self, kinds=[*GOOD, SOCKET]):
        """Makes a conversation of one or two valid requests with some random changes. The changed requests can be valid or invalid."""
        dice = self.dice
        text = bytearray(self.good(dice.choice([1, 2]), kinds)[0])
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
        """Yields conversations of two requests, cut off at each possible byte, with each ending."""
        pairs = [(GOOD[first], GOOD[second]) for first, second in [(0, 4), (5, 1), (2, 2), (6, 0), (7, 3), (4, 5)]]
        for first, second in [*pairs, (SOCKET, GOOD[0]), (GOOD[0], SOCKET)]:
            methods = first[0].decode(), second[0].decode()
            whole, data = self.addressed(first[1]), self.addressed(first[1] + second[1])
            for place in range(1, len(data) + 1):
                # Send the second request as a separate part, like a client that waited for the first response.
                parts = [part for part in (data[:min(place, len(whole))], data[len(whole):place]) if part]
                for ending in ENDINGS:
                    yield Conversation(parts, ending, methods)


class KnownConversations(Conversations):
    """Conversations of a browser that has a page: each request contains the `cookie` of a page and the right origin. Most requests are for
    the address of WebSockets, because there other code of the server reads the bytes after the request."""

    def __init__(self, dice, authority, cookie):
        super().__init__(dice, authority)
        self.cookie = cookie.encode()

    def addressed(self, text):
        known = text.replace(b"Host: AUTHORITY\r\n", b"Host: AUTHORITY\r\nOrigin: http://AUTHORITY\r\nCookie: " + self.cookie + b"\r\n")
        return super().addressed(known)

    def good(self, count, kinds=[*GOOD, *ALMOST_SOCKETS * 2]):
        return super().good(count, kinds)

    def any(self):
        return self.dice.choice([self.malformed, self.malformed_after_an_answer, self.mutated_at_live, self.mutated, self.after_the_socket])()

    def malformed_after_an_answer(self):
        """Makes a conversation of valid requests and, after the server's responses, an invalid request."""
        before, methods = self.good(self.dice.choice([1, 1, 2]))
        bad = self.addressed(self.dice.choice([*BAD_HEADS.values(), *BAD_BODIES.values()]))
        return Conversation([before, PAUSE, *self.split(bad)], "wait", (*methods, "POST"))

    def mutated_at_live(self):
        """Makes a conversation with a complete or nearly complete request for a WebSocket, with some random changes, and with bytes after
        the request."""
        mutated = super().mutated([*ALMOST_SOCKETS, *WHOLE_SOCKETS])
        if self.dice.random() < 0.5:
            mutated.parts += [PAUSE, self.addressed(self.dice.choice([*BAD_HEADS.values(), *BAD_BODIES.values()]))]
        return mutated

    def after_the_socket(self):
        """Makes a conversation that opens a WebSocket and then sends bytes: frames, changed frames or HTTP requests."""
        dice = self.dice
        opening = self.addressed(dice.choice(WHOLE_SOCKETS)[1])
        rest = bytearray(dice.choice([
            framed(b"hello 1 - 0 0 en UTC /bench"), framed(b"", 0x89), framed(b"\x03\xe8", 0x88), framed(b"x" * 300, dice.randrange(256)),
            self.addressed(dice.choice(list(BAD_HEADS.values()))[:2_000]), bytes(dice.randrange(256) for _ in range(dice.randrange(1, 40))),
        ]))
        if dice.random() < 0.5:
            rest[dice.randrange(len(rest))] = dice.randrange(256)
        between = [PAUSE] if dice.random() < 0.7 else []
        return Conversation([*self.split(opening), *between, *self.split(bytes(rest))], dice.choice(ENDINGS), is_readable=False)

    def cuts(self):
        """Yields conversations that repeat an old fault: a nearly complete request for a WebSocket, after which the server removed its
        handler of requests by mistake, and then an invalid request, which ended the process. The bytes are cut at each position and sent
        in two parts."""
        for (method, first), bad in itertools.product(ALMOST_SOCKETS[:5], list(BAD_HEADS.values())[:1] + list(BAD_BODIES.values())[:1]):
            data = self.addressed(first + bad)
            for place in range(1, len(data)):
                yield Conversation([data[:place], data[place:]], "wait", (method.decode(), "POST"))
