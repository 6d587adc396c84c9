"""The connection of a page, at which a test can listen and say what no app of the gallery says."""

import json
import re


class Wire:
    """Must be made before the page is opened."""

    def __init__(self, page):
        self.heard, self.told, self.last, self.event = [], [], 0, 0
        self.is_deaf = self.is_forgotten = False
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
        self.socket.send(text)

    def tell(self, *operations):
        """A frame of the test's own, after which the server's next one is ignored because it has the same number."""
        self.last += 1
        self.socket.send(json.dumps([self.last, self.event, *operations]))

    def close(self, code):
        self.socket.close(code=code)
        self.server.close()

    def forget(self):
        """The page's next connection finds that its session has gone, as after a restart."""
        self.is_forgotten = True
        self.close(1001)
