"""A person with an open page, who uses it while someone else attacks the server."""

import json

from socket_client import SocketClient


class Bystander:
    def __init__(self, gallery):
        self.client = SocketClient(gallery)
        self.view = self.client.view("Increment<")
        self.number, self.received = 0, 1

    def clicks(self):
        """Clicks the button on the page, and expects that the number on the page grows."""
        self.number += 1
        self.client.send_text(f"{self.number} {self.received} {self.view} a")
        while True:
            self.received, handled, *operations = json.loads(self.client.receive())
            if handled == self.number:
                return operations == [["t", self.view + 1, str(self.number)]]
