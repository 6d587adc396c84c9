"""Gives a test access to the connection of a page. The test can read the page's frames and send frames that no app of the gallery sends."""

import json
import re


class Wire:
    """Create it before the page is opened."""

    def __init__(self, page):
        self.heard, self.told, self.last, self.event = [], [], 0, 0
        self.is_deaf = self.is_forgotten = False
        # The frames from the server that the test keeps back; None if it keeps none back.
        self.held = None
        page.route_web_socket("**/live", self._meet)

    def _meet(self, socket):
        self.socket, self.server = socket, socket.connect_to_server()
        socket.on_message(self._hear)
        self.server.on_message(self._tell)

    def _hear(self, text):
        if text.startswith("hello "):
            self.is_deaf = False
            if self.is_forgotten:
                text = re.sub(r"^(hello \S+) \S+", r"\1 unknown", text)
        self.heard.append(text)
        if not self.is_deaf:
            self.server.send(text)

    def _tell(self, text):
        self.last, self.event, *_ = json.loads(text)
        self.told.append(text)
        if self.held is None:
            self.socket.send(text)
        else:
            self.held.append(text)

    def hold(self):
        """Keeps the server's frames back until `release` is called."""
        self.held = []

    def release(self):
        held, self.held = self.held, None
        for text in held:
            self.socket.send(text)

    def tell(self, *operations):
        """Sends the page a frame made by the test. It has the number of the server's next frame, so the page ignores that one."""
        self.last += 1
        self.socket.send(json.dumps([self.last, self.event, *operations]))

    def close(self, code):
        self.socket.close(code=code)
        self.server.close()

    def forget(self):
        """Makes the server not find the page's session at the next connection, as after a restart."""
        self.is_forgotten = True
        self.close(1001)
