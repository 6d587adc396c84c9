"""Attacks with WebSocket frames that cost their sender nothing: the server refuses them or limits them, and still handles the clicks of
other people."""

import struct
import time

import pytest

from attacks.bystander import Bystander
from attacks.handshake import Handshake
from attacks.hostile_sockets import FLOODS, Flood
from attacks.raw_connection import RawConnection
from conftest import IS_SOAK
from gallery import Gallery
from mutation import framed
from socket_client import Closed, SocketClient


@pytest.fixture(scope="module")
def attacked():
    gallery = Gallery()
    yield gallery
    assert gallery.stop() == 0


MASK = b"\0\0\0\0"

# Frames that RFC 6455 forbids to a client: sections 5.1 (masks), 5.2 (reserved bits, opcodes, lengths), 5.4 (fragments) and 5.5
# (control frames).
FORBIDDEN = {
    "a text without a mask": b"\x81\x040 1 ",
    "a ping without a mask": b"\x89\x00",
    "a pong without a mask": b"\x8a\x00",
    "the end without a mask": b"\x88\x02\x03\xe8",
    "a text with the first reserved bit": framed(b"0 1 ", 0xC1),
    "a text with the second reserved bit": framed(b"0 1 ", 0xA1),
    "a text with the third reserved bit": framed(b"0 1 ", 0x91),
    "a pong with a reserved bit": framed(b"", 0xCA),
    **{f"the opcode {opcode}": framed(b"", 0x80 | opcode) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "a ping in fragments": framed(b"", 0x09) + framed(b"", 0x80),
    "a pong in fragments": framed(b"", 0x0A) + framed(b"", 0x80),
    "an end in fragments": framed(b"", 0x08) + framed(b"", 0x80),
    "a ping of 126 bytes": framed(b"x" * 126, 0x89),
    "a pong of 126 bytes": framed(b"x" * 126, 0x8A),
    "an end of 126 bytes": framed(b"\x03\xe8" + b"x" * 124, 0x88),
    "a last fragment without a first": framed(b"0 1 ", 0x80),
    "a fragment without a first": framed(b"0 1 ", 0x00),
    "a text within a text": framed(b"0 ", 0x01) + framed(b"0 1 ", 0x81),
    "fragments without content": framed(b"", 0x01) + framed(b"", 0x00) * 200,
    "a length of 2^63": b"\x81\xff" + struct.pack(">Q", 1 << 63) + MASK,
    "a length of 2^63 - 1": b"\x81\xff" + struct.pack(">Q", (1 << 63) - 1) + MASK,
    "a length of 2^32": b"\x81\xff" + struct.pack(">Q", 1 << 32) + MASK,
}


@pytest.mark.parametrize("bytes", FORBIDDEN.values(), ids=FORBIDDEN)
def test_a_forbidden_frame_ends_its_connection_and_no_other(attacked, bytes):
    bystander, client = Bystander(attacked), SocketClient(attacked)
    client.socket.sendall(bytes)
    # The response to a request proves that the server has read the bytes before it. So the test need not wait for a connection that stays
    # open.
    try:
        client.send_text("0 1 probe")
    except ConnectionError:
        pass
    with pytest.raises((Closed, ConnectionError)) as end:
        client.receive()
        client.receive()
    if isinstance(end.value, Closed):
        assert end.value.code in (None, 1002, 1009)
    assert bystander.clicks()


# Close codes that a client must not send (RFC 6455, section 7.4): below 1000 there are no codes; 1005, 1006 and 1015 are never sent; 1004,
# 1016 to 2999 and 5000 and above are not assigned.
@pytest.mark.parametrize("code", [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
def test_an_end_with_a_code_that_nobody_may_send_is_not_repeated(attacked, code):
    bystander, client = Bystander(attacked), SocketClient(attacked)
    client.send_frame(8, struct.pack(">H", code))
    with pytest.raises(Closed) as end:
        client.receive()
    assert end.value.code == 1002
    assert bystander.clicks()


@pytest.mark.parametrize("payload, code", [(b"", None), (b"\x03\xe8", 1000), (b"\x0f\xa0ok", 4000), (b"\x03", 1002), (b"\x03\xe8\xff", 1002)])
def test_an_end_is_answered_with_its_code(attacked, payload, code):
    client = SocketClient(attacked)
    client.send_frame(8, payload)
    with pytest.raises(Closed) as end:
        client.receive()
    assert end.value.code == code


def test_the_first_frames_may_come_in_any_pieces(attacked):
    handshake = Handshake(attacked.address)
    data = handshake.greeting + framed(b"0 1 probe") * 3
    for place in [len(data), len(handshake.greeting), 3]:
        with RawConnection(attacked) as connection:
            handshake.open(connection.socket)
            connection.send(data[:place])
            connection.send(data[place:])
            while b'"hi"' not in connection.received:
                assert connection.fill(8) and not connection.has_ended
    assert Bystander(attacked).clicks()


def test_a_request_for_a_socket_that_has_a_body_is_refused():
    gallery = Gallery("--request-seconds", "1")
    try:
        request = Handshake(gallery.address).request.removesuffix(b"\r\n")
        for rest in [b"Content-Length: 5\r\n\r\nhello", b"Content-Length: 10\r\n\r\nhello", b"Transfer-Encoding: chunked\r\n\r\n5\r\nhel"]:
            with RawConnection(gallery) as connection:
                connection.send(request + rest)
                assert [answer.status for answer in connection.all_answers()] in ([400], [403], [408]), rest
        assert Bystander(gallery).clicks()
        assert gallery.stop() == 0
    finally:
        gallery.stop()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_read_as_slowly_as_clicks_are_or_ended(attacked, kind):
    bystander = Bystander(attacked)
    flood = Flood(attacked, kind, sockets=4, seconds=3)
    try:
        assert bystander.clicks()
        while flood.lasts(0.1):
            assert bystander.clicks()
        result = flood.result()[kind]
    finally:
        flood.stop()
    print(f"{result['closed']} of {result['sockets']} sockets were closed, the others read at {result['rate']:.0f} frames a second")
    # A page may send 200 frames per second. But the server reads some kilobytes at a time, which can contain thousands of small frames.
    assert result["closed"] == result["sockets"] or result["rate"] < 4_000


def test_a_person_is_answered_among_fifty_hostile_sockets(attacked):
    bystander = Bystander(attacked)
    flood = Flood(attacked, "all", sockets=50, seconds=20 if IS_SOAK else 5)
    times = []
    try:
        while flood.lasts(0.02):
            begin = time.monotonic()
            assert bystander.clicks()
            times.append((time.monotonic() - begin) * 1000)
        print(flood.result())
    finally:
        flood.stop()
    times.sort()
    print(f"{len(times)} clicks, p50 {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms")
    assert len(times) > 2
