"""The bytes with which a page opens its WebSocket. Attackers use them to open many sockets without waiting."""

import re
import urllib.request

from mutation import framed


class Handshake:
    """The handshake of one browser that has loaded one page."""

    def __init__(self, address, path="/bench"):
        with urllib.request.urlopen(address + path) as page:
            html = page.read().decode()
            self.cookie = page.headers["Set-Cookie"].split(";")[0]
        digest = re.search(r'data-digest="(\w+)"', html).group(1)
        authority = address.removeprefix("http://")
        lines = [
            "GET /_belvedere/live HTTP/1.1", f"Host: {authority}", f"Origin: {address}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"Cookie: {self.cookie}",
        ]
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self.greeting = framed(f"hello 1 - 0 {digest} en UTC {path}".encode())
        self.digest, self.path = digest, path

    def resumption(self, name, received):
        """Returns the first frame of a page that continues its session after a lost connection."""
        return framed(f"hello 1 {name} {received} {self.digest} en UTC {self.path}".encode())

    def open(self, connection):
        """Requests a WebSocket, and waits until it is open. A client must send nothing earlier (RFC 6455, section 4.1)."""
        connection.sendall(self.request)
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            byte = connection.recv(1)
            assert byte, f"the connection ended after {answer}"
            answer += byte
        assert answer.startswith(b"HTTP/1.1 101 "), answer
