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
READER = (FOLDER.parent / "perception.js").read_text(encoding="utf-8")
SCROLLER = (FOLDER.parent / "scrolling.js").read_text(encoding="utf-8")
QUIET = 0.3
"""How long nothing must have come before the page counts as at rest, in seconds."""

# How wide a window is that has one screen, or a list beside its detail.
WIDTHS = {"narrow": 1000, "wide": 1280}

ROLES = {
    "alert": "alertdialog", "avatar": "img", "button": "button", "collectionRow": "list", "emptyState": "status", "fileField": "button", "grid": "group",
    "contextMenu": "group", "codeBlock": "group", "drawing": "group", "menu": "button", "image": "img", "link": "link", "list": "list", "mapPicture": "img", "pager": "region", "picker": "combobox",
    "checkboxGroup": "group", "radioGroup": "radiogroup", "segments": "radiogroup", "slider": "slider", "stepper": "spinbutton", "textArea": "textbox",
    "searchField": "searchbox", "section": "region", "stack": "group", "table": "grid", "textField": "textbox", "toast": "group", "toggle": "switch",
}

# The shapes of drawings, by what they are drawn as.
VECTORS = {"circle": "circle", "rectangle": "rect", "line": "path", "path": "path", "drawnText": "text"}

# Kinds that have the same role for assistive technology are told apart by what they are drawn as.
SHAPES = {
    "checkboxGroup": ".checks > *", "radioGroup": ".radios > *", "segments": ".segments > *", "textArea": "textarea",
    "textField": "input", "codeBlock": ".code > pre", "collectionRow": ".collection > *", "contextMenu": ".context", "drawing": ".drawing > svg", "menu": "[data-b=menu]", "list": ".list > *", "grid": ".grid", "pager": ".pager", "section": ".part", "stack": ".stack", "toast": ".toast",
}

# Fields that have no role of their own are found by what their label says.
LABELLED = {
    "colorField": "input[type=color]", "dateField": "input[type=date]", "secureField": "input[type=password]", "timeField": "input[type=time]",
}

# What rows are called: the name that the content was given, or its texts in reading order.
NAMES = """rows => rows.map(row => {
  const content = row.querySelector(':scope > .cell > .stack')
  const isShown = label => label.checkVisibility({ visibilityProperty: true })
  const labels = [...row.querySelectorAll(':scope > .cell :is(.label, .badge)')].filter(isShown)
  return content && content.getAttribute('aria-label')
    || labels.map(label => label.getAttribute('aria-label') || (label.querySelector('.unseen:not(:empty)') || label).textContent).filter(Boolean).join(', ')
})"""

# What rows of tables are called: their first cells.
ROW_NAMES = """rows => rows.map(row => {
  const cell = row.querySelector('[role=gridcell]'), own = cell.querySelector(':scope > span').textContent
  return own || [...cell.querySelectorAll('.label')].map(label => label.textContent).filter(Boolean).join(', ')
})"""

# A step of the browser's own history to another address: there and back again, so that a person could have taken it.
VISIT = """path => {
  const place = history.state.place, here = location.pathname
  if (path === here) return
  history.pushState({ place: place + 1 }, '', path)
  history.pushState({ place: place + 2 }, '', here)
  history.back()
}"""


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
    if step.get("value") is not None:
        words.append(step["value"])
    words += [f"{point['x']:g},{point['y']:g}" for point in step.get("points") or []]
    if target := step.get("target"):
        words.append(called(target))
        if target.get("index") is not None:
            words[-1] += f" at {target['index']}"
    if (number := step.get("number")) is not None:
        words.append(f"{number:g}")
    words += [f"inside {called(outer)}" for outer in reversed(step.get("inside") or [])]
    return " ".join(words)


def circumstances(scenario):
    """The circumstances of the browser of a scenario, and what it runs before anything else."""
    position, device = dict(scenario.get("position") or {"failure": "unavailable"}), scenario.get("device") or {}
    permissions = ["clipboard-read", "clipboard-write"] if device.get("clipboard") is not None else []
    failure = position.pop("failure", None)
    if failure is None:
        return {"permissions": ["geolocation", *permissions], "geolocation": position}, None
    if failure == "denied":
        return {"permissions": permissions}, None
    # What a device says that finds nothing out, or nothing in time, as the W3C Geolocation specification has it.
    code = {"unavailable": 2, "timedOut": 3}[failure]
    return {"permissions": permissions}, (
        f"navigator.geolocation.getCurrentPosition = (found, failed) => failed({{ code: {code}, message: '' }})"
    )


def payload(file):
    """A file of a scenario, for Playwright."""
    return {"name": file["name"], "mimeType": file["mediaType"], "buffer": file["text"].encode()}


NOTICE = re.compile("(announced|saved|opened) ")
"""What a person noticed, in contrast to what is there to see."""


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
    """One scenario on one page.

    `transcript` is what is expected of it, for as long as it is played.
    `advance` lets a number of seconds pass for the app, where its gallery has a clock that stands still otherwise; without it
    time is waited for.
    """

    def __init__(self, scenario, page, application=None, advance=None, transcript=""):
        self.scenario, self.page = scenario, page
        self.wanted = [part.splitlines()[1:] for part in transcript.rstrip("\n").split("\n\n")[1:]]
        self.application = application or scenario["application"]
        self.advance = advance or (lambda seconds: page.wait_for_timeout(seconds * 1000))
        self.traffic = Traffic(page)
        self.notices = []
        page.on("download", lambda download: self.notices.append(f"saved {quote(download.suggested_filename)}"))
        page.context.on("page", self.opened)

    def opened(self, page):
        self.notices.append(f"opened {quote(page.url)}")
        page.close()

    def play(self):
        """The transcript, as text."""
        self.page.goto(self.application + self.scenario["path"])
        expect(self.page.locator("html")).to_have_attribute("data-live", "yes", timeout=10_000)
        lines = self.perceive()
        parts = ["# " + self.scenario["name"], "\n".join(["> begin", *lines])]
        for step in self.scenario["steps"]:
            if step["action"] == "expect":
                assert lines == step["lines"]
                continue
            self.perform(step)
            lines = self.perceive()
            parts.append("\n".join(["> " + phrase(step), *lines]))
        return "\n\n".join(parts) + "\n"

    def perceive(self, patience=10):
        """The lines at rest. Where they are not what the transcript has next, more is waited for: a busy machine may need
        longer for what is on its way than a page at rest gives it."""
        self.rest()
        lines, end = self.read(), time.monotonic() + patience
        wanted = self.wanted.pop(0) if self.wanted else None
        while wanted is not None and lines != wanted and time.monotonic() < end:
            self.rest()
            now = self.read()
            lines = [line for line in now if not NOTICE.match(line)] + [line for line in lines + now if NOTICE.match(line)]
        return lines

    def read(self):
        # Handles, because what comes over a list while it is read makes it unreachable.
        for rows in self.reachable(self.page.locator(".list > .rows, .collection > .rows, .table > .rows")).element_handles():
            if rows.evaluate("rows => rows.parentElement.scrolledTo !== undefined"):
                rows.evaluate(SCROLLER, None)
                self.rest()
        lines = self.page.evaluate(READER, self.scenario["viewport"]) + self.notices
        self.notices.clear()
        return lines

    def rest(self):
        """Waits until everything has been answered and nothing moves any more."""
        before = None
        while before != (before := self.page.evaluate(
            "() => [...document.querySelectorAll('.screen, .rows, .table')].map(part => [part.scrollLeft, part.scrollTop])"
        )):
            self.traffic.rest()

    def perform(self, step):
        text, target = step.get("text"), step.get("target")
        match step["action"]:
            case "tap":
                self.pressed(step).click()
            case "type":
                field = self.find(step)
                field.focus()
                # The end of the text, and not of its line.
                field.press("Control+End")
                field.press_sequentially(text)
            case "clear":
                self.find(step).fill("")
            case "submit":
                # In several lines Enter alone is a line break.
                self.find(step).press("Control+Enter" if target["role"] == "textArea" else "Enter")
            case "toggle":
                self.find(step).click()
            case "select" if target["role"] == "tabs":
                self.reachable(self.page.get_by_role("tab", name=text, exact=True)).click()
            case "select" if target["role"] in ("segments", "radioGroup"):
                self.find(step).get_by_role("radio", name=text, exact=True).click()
            case "check":
                self.find(step).get_by_role("checkbox", name=text, exact=True).click()
            case "enter":
                self.find(step).fill(text)
            case "adjust":
                self.find(step).fill(f"{step['number']:g}")
            case "step":
                for _ in range(abs(round(step["number"]))):
                    self.find(step).press("ArrowUp" if step["number"] > 0 else "ArrowDown")
            case "select":
                field = self.find(step)
                field.focus()
                field.select_option(label=text)
            case "perform":
                # The buttons of a row say which row they are for.
                self.find(step).get_by_role("button", name=f"{text}: {target['name']}", exact=True).click()
            case "back" if self.reachable(self.page.locator("[role=alertdialog],[role=dialog]")).count():
                self.page.keyboard.press("Escape")
            case "back":
                # A list beside it may have a way back of its own.
                self.reachable(self.page.get_by_role("button", name="Back", exact=True)).last.click()
            case "resize":
                self.page.set_viewport_size({**self.page.viewport_size, "width": WIDTHS[text]})
            case "scroll" if target["role"] == "pager":
                self.turn(self.find(step), round(step["number"]))
            case "scroll":
                self.find(step).evaluate(SCROLLER, round(step["number"]))
            case "jump":
                # The index stands in the list that it is for.
                section = self.find(step).locator("..").locator(".jump").get_by_role("button", name=text, exact=True)
                row = int(section.get_attribute("data-i"))
                section.click()
                self.rest()
                self.find(step).evaluate(SCROLLER, row)
            case "turn":
                self.turn(self.find(step), round(step["number"]))
            case "sort":
                self.find(step).get_by_role("columnheader").get_by_role("button", name=text, exact=True).click()
            case "mark":
                modifiers = {"toggle": ["Control"], "extend": ["Shift"]}.get(text, [])
                self.find(step).get_by_role("gridcell").first.click(modifiers=modifiers)
            case "edit":
                row = self.find(step)
                table = row.locator("xpath=ancestor::*[@role='grid']")
                column = table.get_by_role("columnheader").all_text_contents().index(text)
                row.get_by_role("gridcell").nth(column).dblclick()
                # The field comes with the answer.
                row.get_by_role("textbox").wait_for()
            case "giveUp":
                self.find(step).press("Escape")
            case "open":
                start = "" if self.application == "/" else self.application
                self.page.evaluate(VISIT, start + text or "/")
            case "provide":
                self.provide((target or {}).get("name"), payload(step["file"]))
            case "choose":
                self.choose(self.find(step), text)
            case "press" | "hover" | "drag":
                self.point(self.find(step), step["action"], step["points"])
            case "emit":
                # What the element does when a person uses it; its own tests use it by pointer and keyboard.
                element = self.find(step)
                expect(element.locator(":scope > :not(p)")).to_be_attached()
                element.evaluate(
                    "(element, [name, detail]) => element.lastElementChild.dispatchEvent(new CustomEvent(name, { detail }))",
                    [text, json.loads(step["value"])],
                )
            case "together":
                things = [self.pressed(tap).element_handle() for tap in step["steps"]]
                self.page.evaluate("things => { for (const thing of things) thing.click() }", things)
            case "wait":
                self.advance(step["number"])
            case action:
                raise ValueError(f"{action} is no step of a scenario")

    def choose(self, owner, entry):
        """Opens the menu of a thing, and the menu in it that the entry is in."""
        owner.click() if owner.get_attribute("data-b") == "menu" else owner.click(button="right")
        found = self.page.get_by_role("menuitem", name=entry, exact=True)
        expect(self.page.get_by_role("menu").first).to_be_visible()
        for further in self.page.locator("[role=menuitem][aria-haspopup]").all():
            if found.count():
                break
            further.click()
        found.click()

    def point(self, drawing, action, points):
        """Moves the pointer over a drawing, in its own coordinates."""
        places = drawing.evaluate(
            """(svg, points) => points.map(({ x, y }) => {
              svg.scrollIntoView({ block: 'nearest' })
              const place = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM())
              return [place.x, place.y]
            })""",
            points,
        )
        mouse = self.page.mouse
        mouse.move(*places[0])
        if action == "press":
            mouse.down()
            mouse.up()
        elif action == "drag":
            mouse.down()
            mouse.move(*places[1], steps=2)
            mouse.up()

    def pressed(self, step):
        """What is clicked to tap a thing."""
        thing = self.find(step)
        match step["target"]["role"]:
            case "row":
                return thing.get_by_role("button").first
            case "tableRow":
                return thing.get_by_role("gridcell").first
        return thing

    def provide(self, name, file):
        field = self.reachable(
            self.page.get_by_label(name, exact=True).and_(self.page.locator("input[type=file]"))
            if name else self.page.locator("input[type=file]")
        )
        field.set_input_files(file)

    def turn(self, pager, page):
        """Goes to a page by the dots, or step by step where there are too many for dots."""
        dots = pager.locator(".dots")
        dot = dots.locator(f"[data-dot][data-i='{page}']")
        if dot.count():
            return dot.click()
        while (here := int(pager.get_attribute("data-page") or 0)) != page:
            dots.get_by_role("button", name="Next" if here < page else "Previous", exact=True).click()
            self.rest()

    def find(self, step):
        """The one thing that a step is done to."""
        place = self.page
        for target in [*(step.get("inside") or []), step["target"]]:
            place = self.among(place, target)
        return place

    def among(self, place, target):
        role, name, index = target["role"], target.get("name"), target.get("index")
        if role == "tableRow" or role == "row" and not self.reachable(place.get_by_role("listitem")).count():
            found = self.reachable(place.locator(".table > .rows > [role=row]"))
            if name is not None:
                names = found.evaluate_all(ROW_NAMES)
                matching = [number for number, other in enumerate(names) if other == name]
                assert matching, f"there is no row {quote(name)}; the rows are {names}"
                return found.nth(matching[index or 0])
            return found if index is None else found.nth(index)
        if role in VECTORS:
            found = place.locator(f".drawing {VECTORS[role]}")
            if name is not None:
                found = found.and_(self.page.locator(f"[aria-label={json.dumps(name, ensure_ascii=False)}]"))
        elif "-" in role:
            # A custom element is called by its own name, and stands in a box that has its role and name.
            found = place.locator(f".element[data-tag={role}]")
            if name is not None:
                found = found.and_(self.page.locator(f"[aria-label={json.dumps(name, ensure_ascii=False)}]"))
        elif role == "row":
            found = self.reachable(place.get_by_role("listitem"))
            if name is not None:
                names = found.evaluate_all(NAMES)
                matching = [number for number, other in enumerate(names) if other == name]
                assert matching, f"there is no row {quote(name)}; the rows are {names}"
                assert len(matching) == 1 or index is not None, f"{len(matching)} rows are called {quote(name)}"
                return found.nth(matching[index or 0])
        elif role in LABELLED:
            found = place.locator(LABELLED[role])
            if name is not None:
                found = found.and_(self.page.get_by_label(name, exact=True))
        elif role == "disclosure":
            found = place.locator("summary")
            if name is not None:
                found = found.filter(has_text=re.compile(f"^{re.escape(name)}$"))
        elif name is None:
            found = place.get_by_role(ROLES[role])
        else:
            found = place.get_by_role(ROLES[role], name=name, exact=True)
        if role in SHAPES:
            found = found.and_(self.page.locator(SHAPES[role]))
        found = self.reachable(found)
        return found if index is None else found.nth(index)

    def reachable(self, found):
        """What lies below an alert or another screen is out of reach."""
        is_narrow = self.page.viewport_size["width"] < 1024
        return found.and_(self.page.locator(
            ":not([inert] *, .screen:has(~ [data-pane=detail]) *)" if is_narrow else ":not([inert] *)"
        ))
