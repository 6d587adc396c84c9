"""Tests of the addresses that show the health and the metrics of a server to its operators."""

import pathlib
import re
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import PATIENCE, eventually
from gallery import BINARY


def ask(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers, answer.read().decode()


def value(address, name):
    """Returns the value of a metric; 0 if the page does not contain it."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", ask(address + "/metrics")[1], re.MULTILINE)
    return float(found.group(1)) if found else 0


def test_a_server_says_that_it_lives_and_that_visitors_may_come(gallery):
    for path, sentence in (("live", "The process answers."), ("ready", "Visitors may come.")):
        headers, text = ask(f"{gallery.address}/health/{path}")
        assert text.strip() == sentence
        assert headers["Cache-Control"] == "no-store"
        assert "Set-Cookie" not in headers


def test_metrics_are_served_only_where_they_are_asked_for(gallery):
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(gallery.address + "/metrics")
    assert error.value.code == 404


def test_sessions_events_and_refusals_are_counted(start, new_page):
    gallery = start("--metrics", "--sessions-per-address", "2")
    first = new_page("/bench", base=gallery.address)
    new_page("/bench", base=gallery.address)
    assert value(gallery.address, "belvedere_sessions_live") == 2
    before = value(gallery.address, "belvedere_events_total")
    first.get_by_role("button", name="Increment").click()
    expect(first.locator(".label").first).to_have_text("1")
    assert value(gallery.address, "belvedere_events_total") > before
    assert value(gallery.address, "belvedere_event_latency_seconds_count") > 0
    third = new_page(None, base=gallery.address)
    third.goto("/bench")
    eventually(third, lambda: value(gallery.address, 'belvedere_sessions_refused_total{reason="address"}') > 0)
    first.context.close()
    eventually(third, lambda: value(gallery.address, "belvedere_sessions_closed_total") >= 1)
    text = ask(gallery.address + "/metrics")[1]
    # The metrics contain no personal data: apart from the limits of histograms, the only label is `reason`.
    assert set(re.findall(r'(\w+)="', text)) <= {"reason", "le"}


@pytest.mark.skipif("cluster" in pathlib.Path(BINARY).name, reason="gallery-cluster has PostgreSQL")
def test_a_gallery_without_postgresql_says_which_program_has_it():
    run = subprocess.run([BINARY, "--port", "0", "--database", "postgres://127.0.0.1/apps"], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode != 0
    assert "Use gallery-cluster" in run.stderr
