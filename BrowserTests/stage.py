"""Controls browsers for tests that are written in Swift. It reads requests from its standard input, each as one line of JSON, and writes
each response as one line to its standard output. Usage: stage.py LANES

LANES is the number of lanes. A lane is a browser with its own thread, which handles the requests for this browser in their order.
StageTesting in Apps/Tests defines the requests and answers. The program ends when its input ends.
"""

import base64
import json
import pathlib
import queue
import sys
import threading
import time

from playwright.sync_api import sync_playwright

from chromium import launch
from player import WIDTHS, Player, payload
from waiting import PATIENCE, drawn, wait_until_live

MOMENT = 0.05
"""A step is finished when no frame has arrived for this number of seconds. A test that expects a later change waits for that change."""
NOTICES = ("announced ", "copied ", "opened ", "saved ")
FORGET = "() => document.querySelectorAll('#polite > p, #urgent > p').forEach(line => { line.dataset.told = '' })"


# The error codes of the W3C Geolocation specification for a device that cannot find its position, or not in time.
FAILURES = {"unavailable": 2, "timedOut": 3}


class Page:
    """The browser page of one person."""

    def __init__(self, browser, question):
        device, width = question["device"], question["viewport"]["width"]
        position, clipboard = device.get("position"), device.get("clipboard")
        permissions = ["clipboard-read", "clipboard-write"] if clipboard is not None else []
        self.context = browser.new_context(
            base_url=question["address"], locale=question["locale"], timezone_id=question["timeZone"],
            viewport={"width": WIDTHS[width], "height": 1200}, geolocation=position,
            permissions=["geolocation", *permissions] if position else permissions,
        )
        self.page = self.context.new_page()
        if code := FAILURES.get(device.get("failure")):
            self.page.add_init_script(
                f"navigator.geolocation.getCurrentPosition = (found, failed) => failed({{ code: {code}, message: '' }})"
            )
        if file := device.get("file"):
            self.page.on("filechooser", lambda chooser: chooser.set_files(payload(file)))
        self.page.set_default_timeout(PATIENCE * 1000)
        self.errors, self.downloads, self.noticed = [], [], []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        self.count = {"page": 0, "down": 0, "up": 0}
        self.page.on("websocket", self.weigh)
        self.page.on("download", lambda download: self.downloads.append(download))
        self.player = Player(self.page, question["application"], question["viewport"])
        page = self.page.goto(self.player.application + question["path"])
        self.count["page"] = len(page.body())
        wait_until_live(self.page)
        if clipboard is not None:
            self.page.evaluate("text => navigator.clipboard.writeText(text)", clipboard)
        self.player.traffic.rest(quiet=MOMENT)

    def weigh(self, socket):
        def add(direction, text):
            self.count[direction] += len(text.encode())

        socket.on("framereceived", lambda text: add("down", text))
        socket.on("framesent", lambda text: add("up", text))

    def traffic(self):
        """Returns two numbers of bytes without headers: those of the page, and those of all frames since the last call."""
        self.player.traffic.rest(quiet=0.3)
        count, self.count = self.count, {"page": 0, "down": 0, "up": 0}
        return count

    def perform(self, step):
        self.page.evaluate(FORGET)
        self.player.notices.clear()
        self.noticed = []
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.player.perform(step)
                break
            except AssertionError:
                # The row for the step does not exist yet, so the step has changed nothing. Try again until the time limit.
                if time.monotonic() > end:
                    raise
                drawn(self.page)
        self.player.traffic.rest(quiet=MOMENT)
        # New rows may be higher than estimated, which moves the row. Scroll again until the row is at its position.
        while step["action"] == "scroll" and any("[missing]" in line for line in self.read()) and time.monotonic() < end:
            self.player.perform(step)
            self.player.traffic.rest(quiet=MOMENT)

    def read(self):
        lines = self.player.read()
        # A page reports a notice only once. Add it to each transcript until the next step.
        self.noticed += [line for line in lines if line.startswith(NOTICES)]
        return [line for line in lines if not line.startswith(NOTICES)] + self.noticed

    def receive(self, number):
        end = time.monotonic() + PATIENCE
        while len(self.downloads) <= number:
            assert time.monotonic() < end, "no file came"
            drawn(self.page)
        download = self.downloads[number]
        data = pathlib.Path(download.path()).read_bytes()
        return {"name": download.suggested_filename, "bytes": base64.b64encode(data).decode()}

    def address(self):
        return self.page.evaluate("() => location.pathname").removeprefix(self.player.application)

    def close(self):
        self.context.close()
        assert not self.errors, "the page reported: " + "; ".join(self.errors)


class Lane(threading.Thread):
    def __init__(self, answer):
        super().__init__()
        self.questions, self.answer, self.pages = queue.Queue(), answer, {}

    def run(self):
        with sync_playwright() as playwright:
            browser = launch(playwright)
            while question := self.questions.get():
                try:
                    answer = self.reply(browser, question)
                except Exception as error:  # Report every error to the test; otherwise the test would wait forever.
                    answer = {"failure": f"{question['action']} {question.get('step') or ''}: {error or type(error).__name__}"}
                self.answer({"number": question["number"], **answer})
            browser.close()

    def reply(self, browser, question):
        number = question["page"]
        match question["action"]:
            case "open":
                self.pages[number] = Page(browser, question)
            case "close":
                if number in self.pages:
                    self.pages.pop(number).close()
            case "perform":
                self.pages[number].perform(question["step"])
            case "read":
                page = self.pages[number]
                if question.get("isAgain"):
                    drawn(page.page)
                return {"lines": page.read()}
            case "receive":
                return {"file": self.pages[number].receive(question["index"])}
            case "traffic":
                return {"traffic": self.pages[number].traffic()}
            case "address":
                return {"address": self.pages[number].address()}
        return {}


def main():
    lock = threading.Lock()

    def answer(value):
        with lock:
            sys.stdout.write(json.dumps(value) + "\n")
            sys.stdout.flush()

    lanes = [Lane(answer) for _ in range(int(sys.argv[1]))]
    for lane in lanes:
        lane.start()
    for line in sys.stdin:
        question = json.loads(line)
        lanes[question["lane"]].questions.put(question)
    for lane in lanes:
        lane.questions.put(None)


main()
