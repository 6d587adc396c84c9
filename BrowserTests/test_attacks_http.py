"""Attacks with any bytes on a connection: the process must not end, and must serve all other people."""

import itertools

import pytest

from attacks.bystander import Bystander
from attacks.handshake import Handshake
from attacks.http_fuzzer import HTTPFuzzer
from attacks.http_mutations import Conversations, KnownConversations
from attacks.http_requests import BAD_BODIES, BAD_HEADS, GOOD, SOCKET, TLS_HELLO
from attacks.raw_connection import RawConnection
from conftest import IS_SOAK
from gallery import Gallery

GET = "GET /hello HTTP/1.1\r\nHost: AUTHORITY\r\n\r\n"


@pytest.fixture(scope="module")
def galleries():
    """Returns a function that returns the gallery under attack. If an attack has ended its process, the function starts a new one."""
    started = []

    def living():
        if not started or started[-1].process.poll() is not None:
            started.append(Gallery())
        return started[-1]

    yield living
    for gallery in started:
        gallery.stop()


@pytest.fixture
def attacked(galleries):
    gallery = galleries()
    yield gallery
    assert gallery.process.poll() is None, "the attack has ended the process"
    with RawConnection(gallery) as connection:
        assert connection.ask("GET /hello HTTP/1.1", "Host: AUTHORITY").status == 200


@pytest.mark.parametrize("bad", BAD_HEADS.values(), ids=BAD_HEADS)
def test_a_malformed_request_gets_400_and_the_end_of_its_connection(attacked, bad):
    bystander = Bystander(attacked)
    with RawConnection(attacked) as connection:
        connection.send(bad)
        assert [answer.status for answer in connection.all_answers()] == [400]
    assert bystander.clicks()


@pytest.mark.parametrize("bad", BAD_HEADS.values(), ids=BAD_HEADS)
def test_a_malformed_second_request_ends_its_connection_and_no_other(attacked, bad):
    bystander = Bystander(attacked)
    with RawConnection(attacked) as together, RawConnection(attacked) as apart:
        together.send(GET.encode() + bad)
        assert [answer.status for answer in together.all_answers()] == [200, 400]
        apart.send(GET)
        assert apart.answers(1)[0].status == 200
        apart.send(bad)
        assert [answer.status for answer in apart.all_answers()] == [400]
    assert bystander.clicks()


@pytest.mark.parametrize("bad", BAD_BODIES.values(), ids=BAD_BODIES)
def test_a_malformed_body_ends_its_connection_and_no_other(attacked, bad):
    bystander = Bystander(attacked)
    with RawConnection(attacked) as connection:
        connection.send(bad)
        # The server may respond to the head of a request before its body has arrived.
        assert [answer.status for answer in connection.all_answers()] in ([400], [405], [501])
    assert bystander.clicks()


@pytest.mark.parametrize("rest", [GET.encode(), SOCKET[1], b"garbage\r\n\r\n", b"\x81\x80\0\0\0\0", b"\0", TLS_HELLO], ids=["page", "socket", "garbage", "frame", "byte", "TLS"])
def test_nothing_may_come_between_the_request_for_a_socket_and_its_answer(attacked, rest):
    bystander = Bystander(attacked)
    for first in [SOCKET[1] + rest, SOCKET[1][:-1]]:
        with RawConnection(attacked) as connection:
            connection.send(first)
            connection.send((SOCKET[1] + rest)[len(first):])
            assert connection.ends()
    assert bystander.clicks()


def test_a_client_that_leaves_in_the_middle_of_its_second_request_harms_nobody(attacked):
    bystander = Bystander(attacked)
    for _ in range(30):
        with RawConnection(attacked) as connection:
            connection.send(GET)
            assert connection.answers(1)[0].status == 200
            connection.send("GET /hello HTTP/1.1\r\nHost: AUTH")
    assert bystander.clicks()


def test_a_second_request_that_stalls_is_given_up_and_harms_nobody():
    gallery = Gallery("--request-seconds", "1")
    try:
        bystander = Bystander(gallery)
        for rest in ["GET /hello HTTP/1.1\r\nHost: AUTH", TLS_HELLO[:5], "POST /hello HTTP/1.1\r\nHost: AUTHORITY\r\nContent-Length: 9\r\n\r\nabc"]:
            with RawConnection(gallery) as connection:
                connection.send(GET)
                assert connection.answers(1)[0].status == 200
                connection.send(rest)
                assert {answer.status for answer in connection.all_answers()} <= {400, 405, 408}
        assert bystander.clicks()
        assert gallery.stop() == 0
    finally:
        gallery.stop()


def conversations(dice, gallery):
    """Yields conversations of all kinds without end, in random order."""
    made = Conversations(dice, gallery.address[7:])
    cuts = list(made.cuts())
    count = 100_000 if IS_SOAK else 1_500
    chosen = cuts if IS_SOAK else dice.sample(cuts, count // 2)
    others = [made.malformed() if dice.random() < 0.4 else made.mutated() for _ in range(count - len(chosen))]
    all_kinds = chosen + others
    dice.shuffle(all_kinds)
    return all_kinds


def test_no_conversation_ends_the_process_or_anybody_else(attacked, dice):
    bystander = Bystander(attacked)
    fuzzer = HTTPFuzzer(attacked.port)
    remaining = iter(conversations(dice, attacked))
    # A bystander, a person with an open page, uses the same server during the attack.
    while some := list(itertools.islice(remaining, 250)):
        fuzzer.run(some)
        assert attacked.process.poll() is None, f"ended after {fuzzer.connections} connections"
        assert bystander.clicks()
    print(f"{fuzzer.connections} connections, {len(fuzzer.stalled)} of them still open")
    for method, text in GOOD[:6]:
        with RawConnection(attacked) as connection:
            connection.send(text)
            assert connection.answers(1, methods=[method.decode()])[0].status in (200, 404, 405)
    fuzzer.end()
    assert bystander.clicks()
    assert fuzzer.faults == [], "\n".join(f"{fault}: {conversation.reproduction()}" for conversation, fault in fuzzer.faults[:5])


def test_no_conversation_with_a_good_cookie_and_origin_ends_the_process_or_anybody_else(attacked, dice):
    bystander = Bystander(attacked)
    # Most conversations wait for the server's deadline. So a long run needs many at a time.
    fuzzer = HTTPFuzzer(attacked.port, width=400 if IS_SOAK else 100)
    goal, batch = (500_000, 5_000) if IS_SOAK else (1_500, 250)
    cuts = iter(())
    while fuzzer.connections < goal:
        known = KnownConversations(dice, attacked.address[7:], Handshake(attacked.address).cookie)
        if fuzzer.connections == 0:
            all_cuts = list(known.cuts())
            cuts = iter(all_cuts if IS_SOAK else dice.sample(all_cuts, 300))
        some = list(itertools.islice(cuts, 2 * batch // 5))
        fuzzer.run(some + [known.any() for _ in range(batch - len(some))])
        assert attacked.process.poll() is None, f"ended after {fuzzer.connections} connections"
        assert bystander.clicks()
    fuzzer.end()
    print(f"{fuzzer.connections} connections, {dict(fuzzer.statuses)}")
    # Make sure that the attack reached all parts of the server: opened sockets, refused sockets, and refused requests.
    assert all(fuzzer.statuses[status] for status in (101, 200, 400, 403, 426))
    assert bystander.clicks()
    assert fuzzer.faults == [], "\n".join(f"{fault}: {conversation.reproduction()}" for conversation, fault in fuzzer.faults[:5])
