"""Holds many conversations at once, and judges what the server says to each."""

import collections
import selectors
import socket
import struct
import time

from attacks.answers import IllFormed, read_answers

# What a server that is well may say to a request that somebody has made up.
STATUSES = {101, 200, 301, 400, 403, 404, 405, 408, 411, 413, 414, 417, 421, 426, 431, 501, 505}
RESET = struct.pack("ii", 1, 0)


class Line:
    """One connection and its conversation."""

    def __init__(self, port, conversation):
        self.conversation = conversation
        self.left = collections.deque(conversation.parts)
        self.received = b""
        self.has_ended = False
        self.socket = socket.socket()
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.socket.connect_ex(("127.0.0.1", port))

    def say(self):
        """Sends what it can; whether all has been said."""
        try:
            while self.left:
                sent = self.socket.send(self.left[0])
                if sent < len(self.left[0]):
                    self.left[0] = self.left[0][sent:]
                    return False
                self.left.popleft()
        except BlockingIOError:
            return False
        except OSError:
            # The server has heard enough. What it has said can still be read.
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

    def end(self):
        if self.conversation.ending == "reset":
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.socket.close()

    def judge(self):
        """What is wrong with the answers, or nothing."""
        conversation = self.conversation
        try:
            answers, rest = read_answers(self.received, conversation.methods)
        except IllFormed as error:
            # Whether an answer has a body hangs on its method, and a change may have made it `HEAD`.
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

    def run(self, conversations):
        """Holds all of these conversations, at most `width` at a time besides those that stall."""
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
                for key in [key for key in selector.get_map().values() if key.data.deadline < time.monotonic()]:
                    self.faults.append((key.data.conversation, f"open after {self.limit} s, with {key.data.received[:80]}"))
                    selector.unregister(key.fileobj)
                    key.data.end()

    def goes_on(self, line, events, selector):
        if events & selectors.EVENT_WRITE:
            if not line.say():
                return True
            ending = line.conversation.ending
            if ending == "half close":
                try:
                    line.socket.shutdown(socket.SHUT_WR)
                except OSError:
                    pass
            # A reader of answers waits for them; nobody else does.
            if ending not in ("wait", "half close"):
                return False
            selector.modify(line.socket, selectors.EVENT_READ, line)
        else:
            line.hear()
        return not line.has_ended

    def let_go(self, line):
        if line.conversation.ending == "stall":
            # The oldest makes room.
            if len(self.stalled) == self.stalled.maxlen:
                self.stalled.popleft().end()
            return self.stalled.append(line)
        fault = line.judge() if line.has_ended else None
        if fault:
            self.faults.append((line.conversation, fault))
        line.end()

    def end(self):
        """Ends what has stalled, which the server has held all the while."""
        for line in self.stalled:
            line.end()
        self.stalled.clear()
