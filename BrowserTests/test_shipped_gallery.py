"""Tests that the gallery in a release has none of the pages for tests and measurements."""

import pathlib
import urllib.error
import urllib.request

import pytest

from gallery import BINARY, Gallery


@pytest.fixture(scope="module")
def shipped():
    gallery = Gallery(program=str(pathlib.Path(BINARY).with_name("gallery")))
    yield gallery
    gallery.stop()


def status(address, method="GET"):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, method=method)) as answer:
            return answer.status
    except urllib.error.HTTPError as refusal:
        return refusal.code


@pytest.mark.parametrize("path", ["/fixture", "/bench", "/fifty", "/trial", "/guarded", "/shared", "/door"])
def test_a_page_of_the_tests_is_not_there(shipped, gallery, path):
    assert status(shipped.address + path) == 404
    assert status(gallery.address + path) == 200


@pytest.mark.parametrize("path", ["/door/open?name=eve", "/door/close?name=eve", "/staff-bench/role?name=eddie&role=viewer"])
def test_nobody_gets_in_without_a_password(shipped, path):
    assert status(shipped.address + path, "POST") == status(shipped.address + "/nowhere", "POST")
