"""Plays a scenario in a browser, and writes down what a person can perceive after each step.

The form of scenarios and transcripts is that of the article "Scenarios and transcripts" of BelvedereTesting. Steps are done
by role and accessible name; the reader sees only what is shown and told, never what the host knows.
"""

import json
import pathlib
import re
import time

from playwright.sync_api import expect

FOLDER = pathlib.Path(__file__).resolve().parent / "scenarios"
READER = (pathlib.Path(__file__).resolve().parent / "perception.js").read_text(encoding="utf-8")
QUIET = 0.3
"""How long nothing must have come before the page counts as at rest, in seconds."""

SCROLL = """
async (rows, number) => {
  const screen = rows.closest('.screen'), list = rows.parentElement
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))
  // Rows that are not there have the height of the others; what comes closer is read and shown, until the row itself is there.
  for (let attempt = 0; attempt < 200; attempt++) {
    const row = [...rows.children].find(row => (row.getAttribute('aria-posinset') || [...rows.children].indexOf(row) + 1) == number + 1)
    if (row) row.scrollIntoView({ block: 'start' })
    else screen.scrollTop += rows.getBoundingClientRect().top + number * list.size - screen.getBoundingClientRect().top
    await frame()
    if (row && row.isConnected && row.querySelector('.label:not(.placeholder)')) return
  }
}
"""
"""Drags the page until a row, counted from 0, is the topmost one of its list."""

ROLES = {
    "alert": "alertdialog", "button": "button", "fileField": "button", "link": "link", "list": "list", "picker": "combobox",
    "searchField": "searchbox", "textField": "textbox", "toggle": "switch",
}


def load(name):
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def expected(name):
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def quote(text):
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + re.sub(
        r'["\\\x00-\x1f\x7f]', lambda match: escapes.get(match[0]) or f"\\u{{{ord(match[0]):X}}}", text
    ) + '"'


def phrase(step):
    """The step as a transcript tells it."""
    def called(target):
        return target["role"] + (" " + quote(target["name"]) if target.get("name") is not None else "")

    words = [step["action"]]
    if step.get("text") is not None:
        words.append(quote(step["text"]))
    if target := step.get("target"):
        words.append(called(target))
        if target.get("index") is not None:
            words[-1] += f" at {target['index']}"
    if (number := step.get("number")) is not None:
        words.append(f"{number:g}")
    words += [f"inside {called(outer)}" for outer in reversed(step.get("inside") or [])]
    return " ".join(words)


class Traffic:
    """What goes over a page's connection: it tells whether all that was sent has been answered."""

    def __init__(self, page):
        self.page, self.sent, self.answered, self.last = page, 0, 0, time.monotonic()
        page.on("websocket", self.follow)

    def follow(self, socket):
        self.sent = self.answered = 0
        socket.on("framesent", self.on_sent)
        socket.on("framereceived", self.on_received)

    def on_sent(self, payload):
        number = payload.split(" ", 1)[0]
        if number.isdigit() and int(number):
            self.sent, self.last = int(number), time.monotonic()

    def on_received(self, payload):
        self.answered, self.last = json.loads(payload)[1], time.monotonic()

    def rest(self, limit=10, quiet=QUIET):
        """Waits until everything has been answered and nothing has come for a moment."""
        end = time.monotonic() + limit
        # What is done at this moment may not have been sent yet.
        self.last = time.monotonic()
        while self.answered < self.sent or time.monotonic() - self.last < quiet:
            assert time.monotonic() < end, f"the page does not come to rest: {self.answered} of {self.sent} answered"
            self.page.wait_for_timeout(20)


class Player:
    """One scenario on one page."""

    def __init__(self, scenario, page, application=None):
        self.scenario, self.page = scenario, page
        self.application = application or scenario["application"]
        self.traffic = Traffic(page)
        self.seen = 0

    def play(self):
        """The transcript, as text."""
        self.page.goto(self.application + self.scenario["path"])
        expect(self.page.locator("html")).to_have_attribute("data-live", "yes", timeout=10_000)
        self.traffic.rest()
        lines = self.read()
        parts = ["# " + self.scenario["name"], "\n".join(["> begin", *lines])]
        for step in self.scenario["steps"]:
            if step["action"] == "expect":
                assert lines == step["lines"]
                continue
            self.perform(step)
            self.traffic.rest()
            lines = self.read()
            parts.append("\n".join(["> " + phrase(step), *lines]))
        return "\n\n".join(parts) + "\n"

    def read(self):
        return self.page.evaluate(READER, self.scenario["viewport"])

    def perform(self, step):
        text, target = step.get("text"), step.get("target")
        match step["action"]:
            case "tap":
                thing = self.find(step)
                (thing.get_by_role("button").first if target["role"] == "row" else thing).click()
            case "type":
                field = self.find(step)
                field.focus()
                field.press("End")
                field.press_sequentially(text)
            case "clear":
                self.find(step).fill("")
            case "submit":
                self.find(step).press("Enter")
            case "toggle":
                self.find(step).click()
            case "select" if target["role"] == "tabs":
                self.reachable(self.page.get_by_role("tab", name=text, exact=True)).click()
            case "select":
                field = self.find(step)
                field.focus()
                field.select_option(label=text)
            case "perform":
                # The buttons of a row say which row they are for.
                self.find(step).get_by_role("button", name=f"{text}: {target['name']}", exact=True).click()
            case "scroll":
                self.find(step).evaluate(SCROLL, step["number"])
            case "back" if self.reachable(self.page.locator("[role=alertdialog],[role=dialog]")).count():
                self.page.keyboard.press("Escape")
            case "back":
                self.reachable(self.page.get_by_role("button", name="Back", exact=True)).click()
            case "wait":
                self.page.wait_for_timeout(step["number"] * 1000)
            case action:
                raise NotImplementedError(f"no scenario has asked a browser to {action} yet")

    def find(self, step):
        """The one thing that a step is done to."""
        place = self.page
        for target in [*(step.get("inside") or []), step["target"]]:
            place = self.among(place, target)
        return place

    def among(self, place, target):
        role, name, index = target["role"], target.get("name"), target.get("index")
        if role == "row":
            found = place.get_by_role("listitem")
            # A row is called by the texts in it.
            for text in name.split(", ") if name is not None else []:
                found = found.filter(has=self.page.locator(".label", has_text=re.compile(f"^{re.escape(text)}$")))
        elif name is None:
            found = place.get_by_role(ROLES[role])
        else:
            found = place.get_by_role(ROLES[role], name=name, exact=True)
        found = self.reachable(found)
        return found if index is None else found.nth(index)

    def reachable(self, found):
        """What lies below an alert or another screen is out of reach."""
        return found.and_(self.page.locator(":not([inert] *)"))
