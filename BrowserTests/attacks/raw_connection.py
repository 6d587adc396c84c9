"""A TCP connection on which a test can send any bytes."""

import socket
import time

from attacks.answers import read_answers


class RawConnection:
    """`source` is the client's address. Each address of 127.0.0.0/8 counts as another person."""

    def __init__(self, gallery, source="127.0.0.1", receive_buffer=None):
        self.authority = gallery.address[7:]
        self.received, self.has_ended = b"", False
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.bind((source, 0))
        self.socket.settimeout(8)
        self.socket.connect(("127.0.0.1", gallery.port))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        """Sends bytes. Replaces the text `AUTHORITY` in them with the host and port of the server."""
        data = data if isinstance(data, bytes) else data.encode()
        self.socket.sendall(data.replace(b"AUTHORITY", self.authority.encode()))

    def ask(self, line, *fields, methods=("GET",)):
        """Sends a request without a body, and returns the response."""
        self.send("\r\n".join([line, *fields]) + "\r\n\r\n")
        return self.answers(1, methods=methods)[0]

    def answers(self, count, methods=("GET",) * 99, limit=8):
        """Returns the next responses. They must arrive within `limit` seconds."""
        answers, rest = read_answers(self.received, methods, self.has_ended)
        while len(answers) < count:
            assert not self.has_ended, f"the connection ended after {len(answers)} answers"
            assert self.fill(limit), f"no answer came within {limit} s"
            answers, rest = read_answers(self.received, methods, self.has_ended)
        self.received = rest
        return answers

    def all_answers(self, methods=("GET",) * 99, limit=8):
        """Returns all responses until the server closes the connection."""
        assert self.ends(limit), f"the connection was open after {limit} s, with {self.received[:200]}"
        answers, rest = read_answers(self.received, methods)
        assert rest == b"", rest[:200]
        return answers

    def fill(self, limit):
        """Reads for at most `limit` seconds. Returns whether bytes arrived or the connection ended."""
        self.socket.settimeout(max(0.001, limit))
        try:
            data = self.socket.recv(65536)
        except TimeoutError:
            return False
        except ConnectionError:
            data = b""
        self.received += data
        self.has_ended = not data
        return True

    def ends(self, limit=8):
        """Whether the server closes the connection within this number of seconds."""
        end = time.monotonic() + limit
        while not self.has_ended and time.monotonic() < end:
            self.fill(end - time.monotonic())
        return self.has_ended


def ask(gallery, line, *fields):
    """Opens a connection, sends one request, and returns the response."""
    with RawConnection(gallery) as connection:
        return connection.ask(line, *fields, methods=[line.split()[0]])


def serves(gallery, source="127.0.0.1"):
    """Returns whether the gallery serves a page to a client with this address."""
    with RawConnection(gallery, source=source) as connection:
        return connection.ask("GET /hello HTTP/1.1", "Host: AUTHORITY").status == 200
