"""An attack by DNS rebinding: a page of another site, whose host name resolves to this server, sends valid requests. It must get
nothing."""

import pytest

from attacks.raw_connection import ask
from gallery import Gallery


@pytest.fixture(scope="module")
def bound():
    """Starts a gallery that listens at a host name. For a browser the name is no address, as with other names of a machine."""
    gallery = Gallery("--host", "127.1")
    yield gallery
    assert gallery.stop() == 0


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:PORT", "127.0.0.1:PORT.evil.example", "127.0.0.1.evil.example:PORT", "[::1].evil:PORT",
    "localhost.evil.example:PORT",
    "127.1.evil.example:PORT", "2130706433:PORT", "0x7f.1:PORT", "evil.example:80:PORT", "evil.example@127.0.0.1:PORT", "127.0.0.1@evil.example:PORT",
    "127.0.0.1:PORT@evil.example", "127.0.0.1:PORT,evil.example", "127.0.0.1:PORT/evil.example", "[::1", "::1:PORT", ":PORT", "", "127.0.0.1:x",
])
def test_a_page_for_another_host_is_refused_without_an_option(bound, host):
    answer = ask(bound, "GET /hello HTTP/1.1", f"Host: {host.replace('PORT', str(bound.port))}")
    assert answer.status in (400, 421)
    assert not answer.values("set-cookie")


def test_the_name_that_a_server_is_bound_to_is_served(bound):
    assert ask(bound, "GET /hello HTTP/1.1", f"Host: 127.1:{bound.port}").status == 200


def test_localhost_and_addresses_are_served(gallery):
    for host in ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "192.0.2.7"]:
        assert ask(gallery, "GET /hello HTTP/1.1", f"Host: {host}:{gallery.port}").status == 200, host


def test_a_host_that_is_allowed_is_served_and_none_that_looks_like_it():
    gallery = Gallery("--allow-host", "apps.example", "--allow-host", "Other.Example")
    try:
        hosts = {"apps.example": 200, "APPS.example": 200, "other.example": 200, "apps.example.evil": 421, "x.apps.example": 421, "example": 421}
        for host, status in hosts.items():
            assert ask(gallery, "GET /hello HTTP/1.1", f"Host: {host}:{gallery.port}").status == status, host
    finally:
        assert gallery.stop() == 0


@pytest.mark.parametrize("target", [
    "http://evil.example/hello", "http://evil.example:PORT/hello", "http://AUTHORITY.evil.example/hello", "http://AUTHORITY@evil.example/",
])
def test_a_target_that_names_another_host_is_refused(gallery, target):
    assert ask(gallery, f"GET {target.replace('PORT', str(gallery.port))} HTTP/1.1", "Host: AUTHORITY").status in (400, 421)


def test_a_target_that_names_this_host_is_served(gallery):
    assert ask(gallery, "GET http://AUTHORITY/hello HTTP/1.1", "Host: AUTHORITY").status == 200
