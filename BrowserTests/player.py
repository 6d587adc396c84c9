"""Performs the steps of a person in a browser, and writes a transcript: a text with the visible content of the page.

The article "Steps and transcripts" of BelvedereTesting describes the form of steps and transcripts. The player finds elements by role
and accessible name. It reads only content that is visible or announced to a screen reader, never the state of the server.
"""

import base64
import json
import pathlib
import re
import time

from playwright.sync_api import expect

from waiting import PATIENCE, drawn

FOLDER = pathlib.Path(__file__).resolve().parent
READER = (FOLDER / "perception.js").read_text(encoding="utf-8")
SCROLLER = (FOLDER / "scrolling.js").read_text(encoding="utf-8")
QUIET = 0.3
"""If no frame is sent for this number of seconds, the page counts as finished with its work."""

# The widths of a window for a single screen, and of a window for a list beside its detail, in pixels.
WIDTHS = {"narrow": 1000, "wide": 1280}

ROLES = {
    "alert": "alertdialog", "avatar": "img", "button": "button", "collectionRow": "list", "emptyState": "status", "fileField": "button", "grid": "group",
    "contextMenu": "group", "codeBlock": "group", "comboBox": "combobox", "decimalField": "textbox", "drawing": "group", "menu": "button", "image": "img", "link": "link", "list": "list", "mapPicture": "img", "pager": "region", "picker": "combobox",
    "checkboxGroup": "group", "radioGroup": "radiogroup", "segments": "radiogroup", "slider": "slider", "stepper": "spinbutton", "textArea": "textbox",
    "searchField": "searchbox", "section": "region", "stack": "group", "table": "grid", "textField": "textbox", "toast": "group", "toggle": "switch",
}

# For each shape of a drawing in a transcript, the SVG element that draws it.
VECTORS = {"circle": "circle", "rectangle": "rect", "line": "path", "path": "path", "drawnText": "text"}

# Some kinds of views have the same role for assistive technology. The player distinguishes them by these CSS selectors.
SHAPES = {
    "checkboxGroup": ".checks > *", "radioGroup": ".radios > *", "segments": ".segments > *", "textArea": "textarea",
    "textField": "input", "decimalField": ".decimal > input", "comboBox": ".combo > input", "picker": "select", "codeBlock": ".code > pre", "collectionRow": ".collection > *", "contextMenu": ".context", "drawing": ".drawing > svg", "menu": "[data-b=menu]", "list": ".list > *", "grid": ".grid", "pager": ".pager", "section": ".part", "stack": ".stack", "toast": ".toast",
}

# The kinds of fields that have no role of their own. The player finds them by their label.
LABELLED = {
    "colorField": "input[type=color]", "dateField": "input[type=date]", "secureField": "input[type=password]", "timeField": "input[type=time]",
}

# JavaScript that returns the names of rows: the accessible name of the row's content, or its texts in reading order.
NAMES = """rows => rows.map(row => {
  const content = row.querySelector(':scope > .cell > .stack')
  const isShown = label => label.checkVisibility({ visibilityProperty: true })
  const labels = [...row.querySelectorAll(':scope > .cell :is(.label, .badge)')].filter(isShown)
  return content && content.getAttribute('aria-label')
    || labels.map(label => label.getAttribute('aria-label') || (label.querySelector('.unseen:not(:empty)') || label).textContent).filter(Boolean).join(', ')
})"""

# JavaScript that returns the names of table rows: the text of the first cell.
ROW_NAMES = """rows => rows.map(row => {
  const cell = row.querySelector('[role=gridcell]'), own = cell.querySelector(':scope > span').textContent
  return own || [...cell.querySelectorAll('.label')].map(label => label.textContent).filter(Boolean).join(', ')
})"""

# JavaScript that opens an address without loading the page again. It goes away and back in the browser's history, as a person can do.
VISIT = """path => {
  const place = history.state.place, here = location.pathname
  if (path === here) return
  history.pushState({ place: place + 1 }, '', path)
  history.pushState({ place: place + 2 }, '', here)
  history.back()
}"""


def quote(text):
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + re.sub(
        r'["\\\x00-\x1f\x7f]', lambda match: escapes.get(match[0]) or f"\\u{{{ord(match[0]):X}}}", text
    ) + '"'


def payload(file):
    """Returns a file of a step or of a device in the form that Playwright needs for an upload."""
    data = base64.b64decode(file["bytes"]) if isinstance(file["bytes"], str) else bytes(file["bytes"])
    return {"name": file["name"], "mimeType": file["mediaType"], "buffer": data}


class Traffic:
    """Observes the frames on a page's connection, to find out whether the server has answered all of them."""

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

    def rest(self, limit=PATIENCE, quiet=QUIET):
        """Waits until the server has answered all frames and no further frame arrives for a moment."""
        end = time.monotonic() + limit
        # Begin the moment now, because the page may not have sent the latest event yet.
        self.last = time.monotonic()
        while self.answered < self.sent or time.monotonic() - self.last < quiet:
            assert time.monotonic() < end, f"the page does not come to rest: {self.answered} of {self.sent} answered"
            drawn(self.page)


class Player:
    """The steps of one person on one page."""

    def __init__(self, page, application, viewport):
        self.page, self.application, self.viewport = page, application, viewport
        self.traffic = Traffic(page)
        self.notices = []
        page.on("download", lambda download: self.notices.append(f"saved {quote(download.suggested_filename)}"))
        page.context.on("page", self.opened)

    def opened(self, page):
        self.notices.append(f"opened {quote(page.url)}")
        page.close()

    def read(self):
        # Use handles of the rows found so far. A screen that covers the list during the reading would make a new search find no rows.
        for rows in self.reachable(self.page.locator(".list > .rows, .collection > .rows, .table > .rows")).element_handles():
            if rows.evaluate("rows => rows.parentElement.scrolledTo !== undefined"):
                rows.evaluate(SCROLLER, None)
                self.rest()
        lines = self.page.evaluate(READER, self.viewport) + self.notices
        self.notices.clear()
        return lines

    def rest(self):
        """Waits until the server has answered all frames and nothing on the page moves any more."""
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
                # Go to the end of the whole text, not of the current line.
                field.press("Control+End")
                field.press_sequentially(text)
            case "clear":
                self.find(step).fill("")
            case "submit":
                # In a text area, Enter alone adds a line break.
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
            case "select" if target["role"] == "comboBox":
                field = self.find(step)
                field.focus()
                if field.get_attribute("aria-expanded") != "true":
                    field.press("ArrowDown")
                # The list may still have the choices for fewer letters.
                found = field.locator("..").get_by_role("option").filter(has_text=re.compile(f"^{re.escape(text.replace(', ', ''))}$"))
                self.traffic.rest()
                found.click()
            case "select":
                field = self.find(step)
                field.focus()
                field.select_option(label=text)
            case "perform":
                # The accessible names of a row's buttons begin with the name of the row.
                self.find(step).get_by_role("button", name=f"{text}: {target['name']}", exact=True).click()
            case "back" if self.reachable(self.page.locator("[role=alertdialog],[role=dialog]")).count():
                self.page.keyboard.press("Escape")
            case "back":
                # If a list is beside the detail, the list can have a back button too. Take the last one.
                self.reachable(self.page.get_by_role("button", name="Back", exact=True)).last.click()
            case "resize":
                self.page.set_viewport_size({**self.page.viewport_size, "width": WIDTHS[text]})
            case "scroll" if target["role"] == "pager":
                self.turn(self.find(step), round(step["number"]))
            case "scroll":
                self.find(step).evaluate(SCROLLER, round(step["number"]))
            case "jump":
                # The index, with which a person jumps to a section, is inside its list.
                section = self.find(step).locator("..").locator(".jump").get_by_role("button", name=text, exact=True)
                row = int(section.get_attribute("data-i"))
                section.click()
                self.rest()
                self.find(step).evaluate(SCROLLER, row)
            case "turn":
                self.turn(self.find(step), round(step["number"]))
            case "sort":
                self.find(step).get_by_role("columnheader").get_by_role("button", name=text, exact=True).click()
            case "selectRow":
                modifiers = {"toggle": ["Control"], "extend": ["Shift"]}.get(text, [])
                self.find(step).get_by_role("gridcell").first.click(modifiers=modifiers)
            case "focusCell":
                self.cell(self.find(step), text).focus()
            case "edit":
                row = self.find(step)
                self.cell(row, text).dblclick()
                # The field for editing appears only after the server's response, so wait for it.
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
            case "pressKeys":
                self.page.keyboard.press(text.replace("Plus", "+").replace("Option", "Alt").replace("Command", "Control"))
            case "press" | "hover" | "drag":
                self.point(self.find(step), step["action"], step["points"])
            case "emit":
                # Send the event of a custom element directly, as if a person had used it. Other tests use the element with pointer and
                # keyboard.
                element = self.find(step)
                expect(element.locator(":scope > :not(p)")).to_be_attached()
                element.evaluate(
                    "(element, [name, detail]) => element.lastElementChild.dispatchEvent(new CustomEvent(name, { detail }))",
                    [text, json.loads(step["value"])],
                )
            case "together":
                things = [self.pressed(tap).element_handle() for tap in step["steps"]]
                self.page.evaluate("things => { for (const thing of things) thing.click() }", things)
            case action:
                raise ValueError(f"{action} is no step that a browser plays")

    def choose(self, owner, entry):
        """Opens the menu of an element, and the submenu that contains the entry."""
        owner.click() if owner.get_attribute("data-b") == "menu" else owner.click(button="right")
        found = self.page.get_by_role("menuitem", name=entry, exact=True)
        expect(self.page.get_by_role("menu").first).to_be_visible()
        for further in self.page.locator("[role=menuitem][aria-haspopup]").all():
            if found.count():
                break
            further.click()
        found.click()

    def point(self, drawing, action, points):
        """Moves the pointer over a drawing, in the drawing's coordinates."""
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
        """Returns the element to click for a tap on a thing."""
        thing = self.find(step)
        match step["target"]["role"]:
            case "row":
                return thing.get_by_role("button").or_(thing.get_by_role("checkbox")).first
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
        """Goes to a page of a pager with its dots, or page by page if there are too many pages for dots."""
        dots = pager.locator(".dots")
        dot = dots.locator(f"[data-dot][data-i='{page}']")
        if dot.count():
            return dot.click()
        while (here := int(pager.get_attribute("data-page") or 0)) != page:
            dots.get_by_role("button", name="Next" if here < page else "Previous", exact=True).click()
            self.rest()

    @staticmethod
    def cell(row, column):
        """The cell of a row of a table below the heading of a column."""
        titles = row.locator("xpath=ancestor::*[@role='grid']").get_by_role("columnheader").all_text_contents()
        return row.get_by_role("gridcell").nth(titles.index(column))

    def find(self, step):
        """Returns the single element that the step means. Fails if there is none or more than one."""
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
            # A custom element is inside a box, which has the role and the name. The role of the custom element itself is its tag.
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
        """Keeps only the elements that a person can reach: none that an alert or another screen covers."""
        is_narrow = self.page.viewport_size["width"] < 1024
        return found.and_(self.page.locator(
            ":not([inert] *, .screen:has(~ [data-pane=detail]) *)" if is_narrow else ":not([inert] *)"
        ))
