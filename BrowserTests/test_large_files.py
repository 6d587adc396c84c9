"""Files of two gigabytes in both directions, through a few megabytes of the server's memory. `make test` uses smaller ones."""

import http.client
import json
import pathlib
import re

from conftest import IS_SOAK
from test_attacks_uploads import Uploader, status

SIZE = 2_000_000_000 if IS_SOAK else 50_000_000
# The memory in bytes that a file may need at most.
MEMORY = 30_000_000


def peak(gallery):
    """Returns the largest memory that the process has used so far."""
    text = pathlib.Path(f"/proc/{gallery.process.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", text).group(1)) * 1024


def test_a_large_file_arrives_through_little_memory(start):
    gallery = start("--file-bytes", "2100000000")
    page = Uploader(gallery, "/files")
    assert page.send(bytes(1_000), page.announce(1_000, "before.bin")) == 204
    before = peak(gallery)
    connection, piece = page.begin(page.announce(SIZE, "large.bin"), SIZE), bytes(1_000_000)
    connection.settimeout(600)
    for _ in range(SIZE // len(piece)):
        connection.sendall(piece)
    assert status(connection) == 204
    page.client.socket.settimeout(600)
    heard = ""
    while f"large.bin: {SIZE} bytes" not in heard:
        heard = page.client.receive()
    growth = peak(gallery) - before
    print(f"a file of {SIZE / 1e6:.0f} MB arrived through {growth / 1e6:.1f} MB of memory; the peak is {peak(gallery) / 1e6:.0f} MB")
    assert growth < MEMORY
    page.client.close()
    assert gallery.stop() == 0


def test_a_large_file_is_saved_through_little_memory(start):
    gallery = start()
    page = Uploader(gallery, "/files")
    before = peak(gallery)
    button = page.client.view("Save two gigabytes<" if IS_SOAK else "Save fifty megabytes<")
    asked = [operation for operation in page.say(f"{button} a") if operation[0] == "ask"]
    while not asked:
        page.received, _, *operations = json.loads(page.client.receive())
        asked = [operation for operation in operations if operation[0] == "ask"]
    connection = http.client.HTTPConnection("127.0.0.1", gallery.port, timeout=600)
    connection.request("GET", asked[0][4], headers={"Cookie": page.client.cookie, "Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    assert answer.status == 200 and int(answer.headers["Content-Length"]) == SIZE and not answer.headers["Content-Encoding"]
    assert "filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt" in answer.headers["Content-Disposition"]
    count = 0
    while piece := answer.read(1_000_000):
        count += len(piece)
    assert count == SIZE
    growth = peak(gallery) - before
    print(f"a file of {SIZE / 1e6:.0f} MB left through {growth / 1e6:.1f} MB of memory; the peak is {peak(gallery) / 1e6:.0f} MB")
    assert growth < MEMORY
    page.client.close()
    assert gallery.stop() == 0
