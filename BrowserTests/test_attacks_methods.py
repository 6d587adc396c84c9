"""Attacks with valid requests whose method, version or origin differs from a page's, and checks of the headers of each response."""

import re
import subprocess

import pytest

from attacks.raw_connection import RawConnection, ask
from conftest import PATIENCE
from gallery import BINARY, Gallery
from socket_client import Refused, SocketClient

PAGES = ["/", "/hello", "/fixture", "/contacts", "/favicon.ico"]
SECURITY = ["content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy", "permissions-policy"]


def assets(gallery):
    with RawConnection(gallery) as connection:
        html = connection.ask("GET /hello HTTP/1.1", "Host: AUTHORITY").body.decode()
    found = re.findall(r'(?:src|href)="(/_belvedere/[^"]+)"', html)
    assert found
    return found


def test_head_has_the_status_and_the_fields_of_get_and_no_body(gallery):
    # A browser that has no cookie of this server gets a new cookie with each response.
    with RawConnection(gallery) as connection:
        cookie = connection.ask("GET /hello HTTP/1.1", "Host: AUTHORITY").values("set-cookie")[0].split(";")[0]
    for path in [*PAGES, *assets(gallery), "/nowhere", "/hello/nowhere"]:
        for field in ["Accept: */*", "Accept-Encoding: gzip"]:
            with RawConnection(gallery) as connection:
                fields = "Host: AUTHORITY", f"Cookie: {cookie}", field, "Connection: close"
                full = connection.ask(f"GET {path} HTTP/1.1", *fields)
            with RawConnection(gallery) as connection:
                connection.send("\r\n".join([f"HEAD {path} HTTP/1.1", *fields]) + "\r\n\r\n")
                (short,) = connection.all_answers(methods=["HEAD"])
            # The response to HEAD has the same length field as that to GET, but no body. A chunked response has no length field.
            kept = {"date", "connection", "transfer-encoding"}
            # The content security policy has a different random nonce for styles in each response. So the compressed size of the page
            # differs too.
            if any("'nonce-" in value for _, value in full.fields):
                kept.add("content-length")
            told = lambda answer: {(name, re.sub("'nonce-[^']+'", "", value)) for name, value in answer.fields if name not in kept}
            assert short.status == full.status, path
            assert told(short) == told(full), path
            assert full.body or full.status != 200


def test_a_health_check_may_ask_head_again_and_again(gallery):
    with RawConnection(gallery) as connection:
        for _ in range(5):
            assert connection.ask("HEAD /hello HTTP/1.1", "Host: AUTHORITY", methods=["HEAD"]).status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "CONNECT"])
def test_other_methods_get_405_and_hear_which_ones_there_are(gallery, method):
    for path in [*PAGES[:3], assets(gallery)[0], "/hello/nowhere"]:
        answer = ask(gallery, f"{method} {path} HTTP/1.1", "Host: AUTHORITY", "Content-Length: 0")
        if method == "CONNECT" and answer.status == 400:
            continue  # CONNECT does not allow a path as its target
        assert answer.status == 405, path
        assert {"GET", "HEAD"} <= set(re.split(r", *", answer.values("allow")[0]))


UPGRADE = ["Host: AUTHORITY", "Origin: http://AUTHORITY", "Upgrade: websocket", "Connection: Upgrade", "Cookie: belvedere=" + "A" * 32]
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="


@pytest.mark.parametrize("version", ["8", "14", "13, 8", "x", ""])
def test_another_version_of_sockets_gets_426(gallery, version):
    answer = ask(gallery, "GET /_belvedere/live HTTP/1.1", *UPGRADE, KEY, f"Sec-WebSocket-Version: {version}")
    assert answer.status == 426 and answer.values("sec-websocket-version") == ["13"]


@pytest.mark.parametrize("keys", [[], ["Sec-WebSocket-Key: short"], [KEY, KEY], ["Sec-WebSocket-Key: " + "!" * 24]])
def test_a_request_for_a_socket_without_its_key_gets_400(gallery, keys):
    assert ask(gallery, "GET /_belvedere/live HTTP/1.1", *UPGRADE, *keys, "Sec-WebSocket-Version: 13").status == 400


@pytest.mark.parametrize("connection", [[], ["Connection: keep-alive"], ["Connection: close"]])
def test_a_request_for_a_socket_that_does_not_say_so_twice_gets_400(gallery, connection):
    fields = [field for field in UPGRADE if not field.startswith("Connection")]
    answer = ask(gallery, "GET /_belvedere/live HTTP/1.1", *fields, *connection, KEY, "Sec-WebSocket-Version: 13")
    assert answer.status == 400


@pytest.mark.parametrize("fields", [[], ["Connection: keep-alive"], ["Accept-Encoding: gzip"]])
def test_a_client_of_http_1_0_gets_one_answer_and_no_chunks(gallery, fields):
    with RawConnection(gallery) as connection:
        connection.send("\r\n".join(["GET /hello HTTP/1.0", "Host: AUTHORITY", *fields]) + "\r\n\r\n")
        (answer,) = connection.all_answers()
        assert answer.status == 200 and answer.values("connection") == ["close"] and not answer.values("transfer-encoding")


@pytest.mark.parametrize("status, line, fields", [
    (400, "garbage", []), (400, "GET /hello HTTP/1.1", []), (400, "GET /hello HTTP/1.1", ["Host: AUTHORITY", "Host: AUTHORITY"]),
    (404, "GET /nowhere HTTP/1.1", ["Host: AUTHORITY"]), (405, "POST /hello HTTP/1.1", ["Host: AUTHORITY", "Content-Length: 0"]),
    (421, "GET /hello HTTP/1.1", ["Host: evil.example"]), (403, "GET /_belvedere/live HTTP/1.1", ["Host: AUTHORITY"]),
    (426, "GET /_belvedere/live HTTP/1.1", [*UPGRADE, KEY, "Sec-WebSocket-Version: 8"]),
])
def test_refusals_have_the_headers_of_every_answer(gallery, status, line, fields):
    answer = ask(gallery, line, *fields)
    assert answer.status == status
    assert [name for name in SECURITY if not answer.values(name)] == []
    assert answer.values("x-content-type-options") == ["nosniff"]


def test_behind_tls_the_cookie_is_bound_to_the_host_and_browsers_are_told_to_stay():
    gallery = Gallery("--public-origin", "https://apps.example.org")
    try:
        answer = ask(gallery, "GET /hello HTTP/1.1", "Host: apps.example.org", "X-Forwarded-Proto: https")
        (cookie,) = answer.values("set-cookie")
        assert cookie.startswith("__Host-belvedere=") and "; Secure" in cookie and "; Path=/" in cookie and "domain" not in cookie.lower()
        assert int(re.search(r"max-age=(\d+)", answer.values("strict-transport-security")[0])[1]) >= 31_536_000
        refused = ask(gallery, "GET /hello HTTP/1.1", "Host: evil.example")
        assert refused.status == 421 and refused.values("strict-transport-security")
    finally:
        assert gallery.stop() == 0


def test_without_tls_nobody_is_told_to_come_back_with_it(gallery):
    answer = ask(gallery, "GET /hello HTTP/1.1", "Host: AUTHORITY")
    (cookie,) = answer.values("set-cookie")
    assert cookie.startswith("belvedere=") and "Secure" not in cookie
    assert not answer.values("strict-transport-security")


def test_the_gallery_says_which_packages_it_was_built_with():
    run = subprocess.run([BINARY, "--version"], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0
    for package in ["hummingbird", "swift-nio", "swift-nio-extras"]:
        assert re.search(rf"(?m)^\s*{package}\b.* \d+\.\d+\.\d+", run.stdout), package


def test_a_page_that_says_it_came_over_https_is_no_page_of_a_server_without_it(gallery):
    with pytest.raises(Refused) as refused:
        SocketClient(gallery, origin=gallery.address.replace("http:", "https:"))
    assert refused.value.status == 403
    assert SocketClient(gallery).first
