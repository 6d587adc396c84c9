"""A WebSocket client for the tests of refused frames. It can send frames that no browser sends."""

import base64
import os
import re
import socket
import struct
import urllib.request


class Refused(Exception):
    def __init__(self, status):
        super().__init__(status)
        self.status = status


class Closed(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


class SocketClient:
    def __init__(self, gallery, path="/bench", origin=None, cookie=None, host=None, greet=True, receive_buffer=None, forwarded=None,
                 open_page=urllib.request.urlopen):
        fields = {"X-Forwarded-For": forwarded} if forwarded else {}
        page = open_page(urllib.request.Request(gallery.address + path, headers=fields))
        html = page.read().decode()
        self.cookie = cookie if cookie is not None else page.headers["Set-Cookie"].split(";")[0]
        self.digest = re.search(r'data-digest="(\w+)"', html).group(1)
        self.html = html
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", gallery.port))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /_belvedere/live HTTP/1.1", f"Host: {host or gallery.address[7:]}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        lines += [f"{name}: {value}" for name, value in fields.items()]
        if origin != "":
            lines.append(f"Origin: {origin or gallery.address}")
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = int(head.split()[1])
        if status != 101:
            self.socket.close()
            raise Refused(status)
        if greet:
            self.send_text(f"hello 1 - 0 {self.digest} en UTC {path}")
            self.first = self.receive()

    def fill(self):
        data = self.socket.recv(65536)
        if not data:
            raise Closed(None)
        self.buffer += data

    def send_frame(self, opcode, payload, is_last=True, is_masked=True):
        head = bytes([(0x80 if is_last else 0) | opcode])
        mask_bit = 0x80 if is_masked else 0
        if len(payload) < 126:
            head += bytes([mask_bit | len(payload)])
        elif len(payload) < 65536:
            head += bytes([mask_bit | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", len(payload))
        # RFC 6455 requires a mask for the payload. A mask of zeros is valid and leaves the payload readable.
        self.socket.sendall(head + (b"\0\0\0\0" if is_masked else b"") + payload)

    def send_text(self, text):
        self.send_frame(1, text if isinstance(text, bytes) else text.encode())

    def receive(self):
        """Returns the next text from the server. Answers pings, and raises an error when the server closes the connection."""
        while True:
            while len(self.buffer) < 2:
                self.fill()
            opcode, length = self.buffer[0] & 15, self.buffer[1] & 127
            start = 2
            if length >= 126:
                start = 4 if length == 126 else 10
                while len(self.buffer) < start:
                    self.fill()
                length = int.from_bytes(self.buffer[2:start], "big")
            while len(self.buffer) < start + length:
                self.fill()
            payload, self.buffer = self.buffer[start:start + length], self.buffer[start + length:]
            if opcode == 1:
                return payload.decode()
            if opcode == 8:
                raise Closed(int.from_bytes(payload[:2], "big") if payload else None)
            if opcode == 9:
                self.send_frame(10, payload)

    def view(self, pattern):
        """Returns the number of the view whose markup matches a pattern."""
        return int(re.search(r'id="v(\d+)"[^>]*>' + pattern, self.html).group(1))

    def field(self, kind):
        """Returns the number of the first field of this type, or of the view that contains the field."""
        tag = re.search(rf'<input[^>]*type="{kind}"[^>]*>', self.html)
        return int(re.findall(r'id="v(\d+)"', self.html[:tag.end()])[-1])

    def close(self):
        self.socket.close()
