"""How a page opens its socket, as bytes: for attackers that open many and do not wait."""

import re
import urllib.request

from mutation import framed


class Handshake:
    """Of one browser that has loaded one page; `forwarded` is for whom a trusted proxy says it asks."""

    def __init__(self, address, path="/bench", forwarded=None):
        fields = {"X-Forwarded-For": forwarded} if forwarded else {}
        with urllib.request.urlopen(urllib.request.Request(address + path, headers=fields)) as page:
            html = page.read().decode()
            self.cookie = page.headers["Set-Cookie"].split(";")[0]
        self.html = html
        digest = re.search(r'data-digest="(\w+)"', html).group(1)
        authority = address.removeprefix("http://")
        lines = [
            "GET /_belvedere/live HTTP/1.1", f"Host: {authority}", f"Origin: {address}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"Cookie: {self.cookie}",
            *[f"{name}: {value}" for name, value in fields.items()],
        ]
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self.greeting = framed(f"hello 1 - 0 {digest} en UTC {path}".encode())

    def view(self, pattern):
        """The number of the view whose markup fits."""
        return int(re.search(r'id="v(\d+)"' + pattern, self.html).group(1))
