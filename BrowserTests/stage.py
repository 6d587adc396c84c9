"""A browser for tests that are written in Swift: reads questions from its input, one line of JSON each, and answers each
with a line on its output. Usage: stage.py LANES

Each lane is a browser with a thread of its own, which does what it is asked in order. The questions and answers are those of
StageTesting in Apps/Tests. Ends when its input ends.
"""

import base64
import json
import pathlib
import queue
import sys
import threading
import time

from playwright.sync_api import expect, sync_playwright

from chromium import launch
from scenario import WIDTHS, Player, circumstances, payload

LIMIT = 8
"""The seconds after which something that a step needs never comes."""
MOMENT = 0.05
"""How long nothing must have come after a step, in seconds: what takes longer is waited for by who expects it."""
NOTICES = ("announced ", "copied ", "opened ", "saved ")
FORGET = "() => document.querySelectorAll('#polite > p, #urgent > p').forEach(line => { line.dataset.told = '' })"


class Page:
    """One person's browser."""

    def __init__(self, browser, question):
        options, script = circumstances(question)
        self.context = browser.new_context(
            base_url=question["address"], locale=question["locale"], timezone_id=question["timeZone"],
            viewport={"width": WIDTHS[question["viewport"].get("width", "narrow")], "height": 1200}, **options,
        )
        self.page = self.context.new_page()
        if script:
            self.page.add_init_script(script)
        device = question.get("device") or {}
        if file := device.get("file"):
            self.page.on("filechooser", lambda chooser: chooser.set_files(payload(file)))
        self.page.set_default_timeout(LIMIT * 1000)
        self.errors, self.downloads, self.noticed = [], [], []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        self.count = {"page": 0, "down": 0, "up": 0}
        self.page.on("websocket", self.weigh)
        self.page.on("download", lambda download: self.downloads.append(download))
        self.player = Player({"viewport": question["viewport"]}, self.page, question["application"])
        page = self.page.goto(self.player.application + question["path"])
        self.count["page"] = len(page.body())
        expect(self.page.locator("html")).to_have_attribute("data-live", "yes", timeout=LIMIT * 1000)
        if (text := device.get("clipboard")) is not None:
            self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.player.traffic.rest(quiet=MOMENT)

    def weigh(self, socket):
        def add(direction, text):
            self.count[direction] += len(text.encode())

        socket.on("framereceived", lambda text: add("down", text))
        socket.on("framesent", lambda text: add("up", text))

    def traffic(self):
        """The bytes of the page, and of the frames since it was asked last, without their headers."""
        self.player.traffic.rest(quiet=0.3)
        count, self.count = self.count, {"page": 0, "down": 0, "up": 0}
        return count

    def perform(self, step):
        self.page.evaluate(FORGET)
        self.player.notices.clear()
        self.noticed = []
        end = time.monotonic() + LIMIT
        while True:
            try:
                self.player.perform(step)
                break
            except AssertionError:
                # A row that is not there yet; nothing has been done.
                if time.monotonic() > end:
                    raise
                self.page.wait_for_timeout(30)
        self.player.traffic.rest(quiet=MOMENT)
        # Rows that come may be higher than was guessed: one scrolls on until the row is where it was wanted.
        while step["action"] == "scroll" and any("[missing]" in line for line in self.read()) and time.monotonic() < end:
            self.player.perform(step)
            self.player.traffic.rest(quiet=MOMENT)

    def read(self):
        lines = self.player.read()
        # What was noticed is told once by a page, and here until the next step.
        self.noticed += [line for line in lines if line.startswith(NOTICES)]
        return [line for line in lines if not line.startswith(NOTICES)] + self.noticed

    def receive(self):
        end = time.monotonic() + LIMIT
        while not self.downloads:
            assert time.monotonic() < end, "no file came"
            self.page.wait_for_timeout(20)
        download = self.downloads.pop(0)
        data = pathlib.Path(download.path()).read_bytes()
        return {"name": download.suggested_filename, "bytes": base64.b64encode(data).decode()}

    def provide(self, name, file):
        self.player.provide(
            name, {"name": file["name"], "mimeType": file["mediaType"], "buffer": base64.b64decode(file["bytes"])}
        )
        self.player.traffic.rest(quiet=MOMENT)

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
                except Exception as error:  # Whatever it is, the test must hear of it instead of waiting for ever.
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
                    page.page.wait_for_timeout(30)
                return {"lines": page.read()}
            case "provide":
                self.pages[number].provide(question.get("name"), question["file"])
            case "receive":
                return {"file": self.pages[number].receive()}
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
