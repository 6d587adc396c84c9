"""Valid and invalid requests of HTTP/1.1, for attacks on the server."""

GOOD = [
    (b"GET", b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"),
    (b"GET", b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\nAccept-Encoding: gzip, deflate;q=0.5\r\nAccept-Language: de;q=0.5, en\r\n\r\n"),
    (b"HEAD", b"HEAD /hello HTTP/1.1\r\nHost: AUTHORITY\r\nUser-Agent: test\r\n\r\n"),
    (b"GET", b"GET /nowhere?a=b&c HTTP/1.1\r\nHost: AUTHORITY\r\nCookie: a=b; belvedere=c\r\n\r\n"),
    (b"POST", b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 11\r\n\r\nhello world"),
    (b"POST", b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nA: b\r\n\r\n"),
    (b"GET", b"GET /_belvedere/live HTTP/1.1\r\nHost: AUTHORITY\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://AUTHORITY\r\n\r\n"),
    (b"OPTIONS", b"OPTIONS * HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"),
]

# A request that opens a WebSocket. After the response, the connection carries frames.
SOCKET = (b"GET", GOOD[6][1].replace(b"Origin:", b"Cookie: belvedere=" + b"A" * 32 + b"\r\nOrigin:"))

# Fields of a request for the address of WebSockets. The requests below have all forms except the one that opens a WebSocket. With a valid
# cookie and origin, the server once removed its handler of requests for them by mistake.
UPGRADE = [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]


def at_live(fields, method=b"GET", version=b"1.1"):
    return method, b"\r\n".join([method + b" /_belvedere/live HTTP/" + version, b"Host: AUTHORITY", *fields]) + b"\r\n\r\n"


ALMOST_SOCKETS = [
    at_live([]), at_live(UPGRADE[1:]), at_live(UPGRADE[:1] + UPGRADE[2:]), at_live(UPGRADE[:2] + UPGRADE[3:]), at_live(UPGRADE[:3]),
    at_live([b"Upgrade: h2c", *UPGRADE[1:]]), at_live([b"Upgrade: websocket/13", *UPGRADE[1:]]), at_live([b"Accept-Encoding: gzip"]),
    at_live(UPGRADE, method=b"HEAD"), at_live(UPGRADE, version=b"1.0"),
]
WHOLE_SOCKETS = [at_live(UPGRADE), at_live([*UPGRADE, b"Content-Length: 0"]), at_live([b"Upgrade: h2c, WebSocket", b"Connection: keep-alive, upgrade", *UPGRADE[2:]])]

TLS_HELLO = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(64))


def with_field(field):
    return b"GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n" + field + b"\r\n\r\n"


# Bytes that are no valid head of a request, independent of the bytes after them.
BAD_HEADS = {
    "no request line": b"garbage\r\n\r\n",
    "binary": bytes(range(128, 192)) + b"\r\n\r\n",
    "a TLS hello": TLS_HELLO,
    "no version": b"GET /hello\r\n\r\n",
    "version 2": b"GET /hello HTTP/2.0\r\nHost: AUTHORITY\r\n\r\n",
    "the preface of HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a version that is none": b"GET /hello HTTP/x.y\r\nHost: AUTHORITY\r\n\r\n",
    "another protocol": b"GET /hello FTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "a method that is none": b"G@T /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "two blanks before the target": b"GET  /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "two blanks after the target": b"GET /hello  HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "a byte of zero that is written out": b"GET /hello%00 HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "chunks in HTTP/1.0": b"POST /hello HTTP/1.0\r\nHost: AUTHORITY\r\nTransfer-Encoding: chunked\r\n\r\n",
    "no target": b"GET  HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "a target that is no path": b"GET hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "a byte of zero in the target": b"GET /he\0llo HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n",
    "a field without a colon": with_field(b"No colon"),
    "a field without a name": with_field(b": value"),
    "a blank in a name": with_field(b"A b: c"),
    "a byte of zero in a name": with_field(b"A\0b: c"),
    "a byte of zero in a value": with_field(b"A: b\0c"),
    "a line that is folded": with_field(b" folded"),
    "two hosts": with_field(b"Host: evil.example"),
    "no host": b"GET /hello HTTP/1.1\r\n\r\n",
    "a length that is none": with_field(b"Content-Length: x"),
    "a length below zero": with_field(b"Content-Length: -1"),
    "a length without end": with_field(b"Content-Length: 99999999999999999999999"),
    "two lengths": with_field(b"Content-Length: 1\r\nContent-Length: 2"),
    "a length and chunks": with_field(b"Content-Length: 5\r\nTransfer-Encoding: chunked"),
    "more than a field may hold": with_field(b"A: " + b"x" * 100_000),
    "more fields than there may be": with_field(b"\r\n".join(b"A: b" for _ in range(2_000))),
}

CHUNKED = b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nTransfer-Encoding: chunked\r\n\r\n"

# Requests with a valid head and an invalid body. The server may respond after it has read the head.
BAD_BODIES = {
    "a size that is none": CHUNKED + b"xyz\r\nabc\r\n0\r\n\r\n",
    "a size without end": CHUNKED + b"fffffffffffffffff\r\nabc",
    "a chunk without its end": CHUNKED + b"3\r\nabcdef\r\n0\r\n\r\n",
    "a size below zero": CHUNKED + b"-1\r\nabc\r\n0\r\n\r\n",
    "an extension that is none": CHUNKED + b"3;\xc3\xa4=\"b\r\nabc\r\n0\r\n\r\n",
    "a trailer that is none": CHUNKED + b"3\r\nabc\r\n0\r\nNo colon\r\n\r\n",
    "a coding before the chunks": CHUNKED.replace(b"chunked", b"identity, chunked") + b"3\r\nabc\r\n0\r\n\r\n",
    "an unknown coding": b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nTransfer-Encoding: gzip\r\n\r\nabc",
}
