"""One scenario runs on all hosts and the transcripts agree: the same steps and texts that ScenariosTests holds the headless
host to."""

import pytest

from gallery import Gallery
from scenario import Player, expected, load


@pytest.fixture
def empty_gallery():
    """A gallery that remembers nothing: all its contacts live in memory."""
    gallery = Gallery("--data", "none")
    yield gallery
    assert gallery.stop() == 0, "the gallery did not end well"


def play(name, new_page, base=None, application=None):
    page = new_page(path=None, base=base, locale="en", timezone_id="UTC", viewport={"width": 1000, "height": 1200})
    return Player(load(name), page, application).play()


@pytest.mark.parametrize("name", ["hello", "doggies"])
def test_a_scenario_gives_the_transcript_of_the_headless_host(name, new_page):
    assert play(name, new_page) == expected(name)


@pytest.mark.parametrize("architecture", ["mvvm", "viper", "mvp", "mvc"])
def test_contacts_give_the_same_transcript_in_each_architecture(architecture, new_page, empty_gallery):
    transcript = play("contacts", new_page, empty_gallery.address, f"/contacts/{architecture}")
    assert transcript == expected("contacts")
