"""Runs many conversations of HTTP requests at once, and checks the server's responses to each."""

import collections
import selectors
import socket
import struct
import time

from attacks.answers import IllFormed, read_answers
from attacks.http_mutations import PAUSE

# The status codes with which a correct server may respond to an invented request.
STATUSES = {101, 200, 301, 400, 403, 404, 405, 408, 411, 413, 414, 417, 421, 426, 431, 501, 505}
RESET = struct.pack("ii", 1, 0)


class Line:
    """One connection to the server, on which one conversation is sent."""

    def __init__(self, port, conversation):
        self.conversation = conversation
        self.left = collections.deque(conversation.parts)
        self.received = b""
        self.has_ended = False
        self.pause_end = float("inf")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.socket.connect_ex(("127.0.0.1", port))

    @property
    def pauses(self):
        """Whether the client sends nothing more until the server has responded."""
        return bool(self.left) and self.left[0] is PAUSE

    def say(self):
        """Sends as much as the connection accepts. Returns whether everything up to the next pause has been sent."""
        try:
            while self.left and not self.pauses:
                sent = self.socket.send(self.left[0])
                if sent < len(self.left[0]):
                    self.left[0] = self.left[0][sent:]
                    return False
                self.left.popleft()
        except BlockingIOError:
            return False
        except OSError:
            # The server does not read any more, so send nothing. Its responses can still be read.
            self.left.clear()
        return True

    def hear(self):
        try:
            data = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.received += data
        self.has_ended = not data
        if self.pauses and data:
            self.left.popleft()
            self.pause_end = float("inf")

    def end(self):
        if self.conversation.ending == "reset":
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.socket.close()

    def statuses(self):
        """The status codes of the responses that have arrived."""
        try:
            return [answer.status for answer in read_answers(self.received, self.conversation.methods)[0]]
        except IllFormed:
            return []

    def judge(self):
        """Returns a text about the error in the server's responses, or None."""
        conversation = self.conversation
        try:
            answers, rest = read_answers(self.received, conversation.methods)
        except IllFormed as error:
            # Whether a response has a body depends on the method of the request. If a random change may have made the method `HEAD`, the
            # body cannot be found, so do not judge.
            return f"no HTTP: {error}" if conversation.is_readable else None
        statuses = [answer.status for answer in answers]
        if not set(statuses) <= STATUSES:
            return f"unexpected statuses {statuses}"
        if 400 in statuses[:-1]:
            return f"something came after the refusal: {statuses}"
        if 101 not in statuses and conversation.is_readable and (rest or len(answers) > len(conversation.methods)):
            return f"too many answers: {statuses}, and then {rest[:80]}"
        if conversation.bad_head == 0 and statuses != [400]:
            return f"{statuses} in place of 400"
        return None


class HTTPFuzzer:
    def __init__(self, port, width=40, stalled=80, limit=30):
        self.port, self.width, self.limit = port, width, limit
        self.stalled = collections.deque(maxlen=stalled)
        self.connections = 0
        self.faults = []
        # The number of responses with each status code.
        self.statuses = collections.Counter()

    def run(self, conversations):
        """Runs all of these conversations. At most `width` run at a time, not counting the stalled ones."""
        with selectors.DefaultSelector() as selector:
            conversations = iter(conversations)
            more = True
            while more or selector.get_map():
                while more and len(selector.get_map()) < self.width:
                    conversation = next(conversations, None)
                    more = conversation is not None
                    if more:
                        self.connections += 1
                        line = Line(self.port, conversation)
                        line.deadline = time.monotonic() + self.limit
                        selector.register(line.socket, selectors.EVENT_WRITE, line)
                for key, events in selector.select(timeout=1):
                    if not self.goes_on(key.data, events, selector):
                        selector.unregister(key.fileobj)
                        self.let_go(key.data)
                # The server does not respond to an incomplete request, so end a pause after some time.
                for key in [key for key in selector.get_map().values() if key.data.pauses and key.data.pause_end < time.monotonic()]:
                    key.data.left.popleft()
                    selector.modify(key.fileobj, selectors.EVENT_WRITE, key.data)
                for key in [key for key in selector.get_map().values() if key.data.deadline < time.monotonic()]:
                    self.faults.append((key.data.conversation, f"open after {self.limit} s, with {key.data.received[:80]}"))
                    selector.unregister(key.fileobj)
                    key.data.end()

    def goes_on(self, line, events, selector):
        if events & selectors.EVENT_WRITE:
            if not line.say():
                return True
            if line.pauses:
                line.pause_end = time.monotonic() + 1
                selector.modify(line.socket, selectors.EVENT_READ, line)
                return True
            ending = line.conversation.ending
            if ending == "half close":
                try:
                    line.socket.shutdown(socket.SHUT_WR)
                except OSError:
                    pass
            # Only clients with these two endings wait for the responses.
            if ending not in ("wait", "half close"):
                return False
            selector.modify(line.socket, selectors.EVENT_READ, line)
        else:
            line.hear()
            if line.left and not line.pauses and not line.has_ended:
                selector.modify(line.socket, selectors.EVENT_WRITE, line)
        return not line.has_ended

    def let_go(self, line):
        if line.conversation.ending == "stall":
            # Close the oldest stalled connection, to make room for a new one.
            if len(self.stalled) == self.stalled.maxlen:
                self.stalled.popleft().end()
            return self.stalled.append(line)
        self.statuses.update(line.statuses())
        fault = line.judge() if line.has_ended else None
        if fault:
            self.faults.append((line.conversation, fault))
        line.end()

    def end(self):
        """Closes all stalled connections. The server has kept them open."""
        for line in self.stalled:
            line.end()
        self.stalled.clear()
