"""Tests that no test sleeps for a fixed time. A test must wait for something that a person would see. To show that something does not
happen, it waits for a later event.
"""

import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parent
SLEEP = re.compile(r"wait_for_timeout|\bsleep\(")
# The files that may sleep, with the allowed number: one function waits for other processes, which cannot notify a test.
ALLOWED = {"processes.py": 1}


def sleeps(text):
    return [line.strip() for line in text.splitlines() if SLEEP.search(line)]


def test_no_test_sleeps():
    found = {}
    for file in FOLDER.rglob("*.py"):
        name = str(file.relative_to(FOLDER))
        lines = sleeps(file.read_text(encoding="utf-8")) if file.name != pathlib.Path(__file__).name else []
        if len(lines) > ALLOWED.get(name, 0):
            found[name] = lines
    assert found == {}, "wait for what a person would see instead; see waiting.py"


def test_this_check_can_fail():
    assert sleeps("    page.wait_for_timeout(100)\n    time.sleep(1)\n    still(page)\n") == ["page.wait_for_timeout(100)", "time.sleep(1)"]
