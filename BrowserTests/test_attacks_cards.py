"""An attack: importing a file with thousands of contacts that have long names, while other people use the same list and another app."""

import threading
import time

import pytest

from attacks.bystander import Bystander
from conftest import IS_SOAK, wait_until_live
from socket_client import SocketClient

# A letter with twenty combining marks counts as one character. So names are short for the reader but long for the server.
MARKED = "e" + "\u0301\u0323" * 10
NAMES = 5_000 if IS_SOAK else 500
PAGES = 135 if IS_SOAK else 20


def card(number):
    name = MARKED * 22
    # The whole file of a soak run stays below the limit of the host, 8 MB.
    return f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{number}\r\nN:{name};{number};;;\r\nEND:VCARD\r\n"


@pytest.mark.parametrize("path", ["/contacts/mvvm", "/contacts/viper"])
def test_a_person_clicks_while_a_file_of_long_names_is_imported(start, browser, path):
    gallery = start()
    bystander, readers = Bystander(gallery), [SocketClient(gallery, path) for _ in range(PAGES)]
    page = browser.new_page(base_url=gallery.address)
    page.goto(path)
    wait_until_live(page)
    is_over, times = threading.Event(), []

    def clicks():
        while not is_over.is_set():
            beginning = time.perf_counter()
            assert bystander.clicks()
            times.append((time.perf_counter() - beginning) * 1000)
            is_over.wait(0.01)

    clicker = threading.Thread(target=clicks, daemon=True)
    clicker.start()
    cards = "".join(card(number) for number in range(NAMES))
    beginning = time.monotonic()
    page.set_input_files("input[type=file]", {"name": "long.vcf", "mimeType": "text/vcard", "buffer": cards.encode()})
    page.get_by_role("alertdialog").get_by_role("button", name="Ok").click(timeout=60_000)
    took = time.monotonic() - beginning
    for reader in readers:
        while "\u0323" not in reader.receive():
            pass
    is_over.set()
    clicker.join(30)
    assert not clicker.is_alive()
    times.sort()
    print(f"{len(cards.encode()) / 1e6:.1f} MB in {took:.2f} s beside {PAGES} pages of {path}; {len(times)} clicks, p50 {times[len(times) // 2]:.1f} ms, "
          f"p99 {times[len(times) * 99 // 100]:.1f} ms, longest {times[-1]:.1f} ms")
    for reader in readers:
        reader.close()
    page.close()
