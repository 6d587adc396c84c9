"""Attacks on the address of WebSockets by a client with the cookie and the origin of a page: invalid requests must still be refused on the
connection."""

import pytest

from attacks.bystander import Bystander
from attacks.handshake import Handshake
from attacks.http_requests import ALMOST_SOCKETS, BAD_BODIES, BAD_HEADS
from attacks.raw_connection import RawConnection
from gallery import Gallery
from socket_client import SocketClient

BAD = {**BAD_HEADS, **BAD_BODIES}


@pytest.fixture(scope="module")
def attacked():
    gallery = Gallery("--request-seconds", "2")
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture(scope="module")
def known(attacked):
    """Adds the cookie of a page and its origin to a request."""
    handshake = Handshake(attacked.address)

    def add(request):
        return request.replace(b"\r\n\r\n", f"\r\nOrigin: {attacked.address}\r\nCookie: {handshake.cookie}\r\n\r\n".encode(), 1)

    return add


PLAIN = ALMOST_SOCKETS[0][1]


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_malformed_request_after_one_that_asked_for_no_socket_ends_its_connection_and_no_other(attacked, known, bad):
    bystander = Bystander(attacked)
    for waits in (False, True):
        with RawConnection(attacked) as connection:
            connection.send(known(PLAIN) + (b"" if waits else bad))
            if waits:
                assert connection.answers(1)[0].status == 403
                connection.send(bad)
            statuses = [answer.status for answer in connection.all_answers()]
            assert statuses in [[*([] if waits else [403]), status] for status in (400, 405, 501)]
    assert bystander.clicks()


def test_a_request_after_one_without_a_socket_is_checked_as_usual(attacked, known):
    for line, status in [(b"Host: evil.example", 421), (b"Host: AUTHORITY", 200)]:
        with RawConnection(attacked) as connection:
            connection.send(known(PLAIN))
            assert connection.answers(1)[0].status == 403
            connection.send(b"GET /hello HTTP/1.1\r\n" + line + b"\r\n\r\n")
            assert connection.answers(1)[0].status == status


@pytest.mark.parametrize("rest", [b"", b"GET /hel", b"POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 9\r\n\r\nabc"], ids=["nothing", "half a head", "half a body"])
def test_a_connection_that_asked_for_no_socket_is_not_kept_for_ever(attacked, known, rest):
    with RawConnection(attacked) as connection:
        connection.send(known(PLAIN))
        assert connection.answers(1)[0].status == 403
        connection.send(rest)
        assert connection.ends(20)


@pytest.mark.parametrize("number", range(len(ALMOST_SOCKETS)))
def test_a_request_that_is_almost_one_for_a_socket_is_answered_like_any_other(attacked, known, number):
    method, request = ALMOST_SOCKETS[number]
    with RawConnection(attacked) as connection:
        connection.send(known(request))
        answer = connection.answers(1, methods=[method.decode()])[0]
        assert answer.status in (400, 403, 426)
        connection.send(b"garbage\r\n\r\n")
        assert connection.ends()
    assert SocketClient(attacked).first
