"""Compares the controls in native windows with the transcripts of the headless host, page by page."""

import difflib
import re
import subprocess

from screen_reader import WINDOW_BUTTONS, Program

TEXT = r'"((?:[^"\\]|\\.)*)"'
FIELDS = {"textField", "searchField", "textArea", "decimalField", "comboBox", "dateField", "timeField"}
BUTTONS = {"button", "fileField", "menu", "disclosure", "colorField"}


class GalleryPages(Program):
    """The program `gallery-pages`, which shows a page in a window and on the headless host."""

    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}

    def __init__(self, *command):
        super().__init__(*command)
        # Pages inside the apps are indented.
        lines = self.read()
        self.addresses = [line.strip() for line in lines]
        self.first_pages = [line for line in lines if not line.startswith(" ")]

    def close(self):
        super().close()
        self.process.stdin.close()
        self.process.stdout.close()

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self):
        lines = []
        while line := self.process.stdout.readline().rstrip("\n"):
            lines.append(line)
        return lines

    def transcript(self):
        self.send("")
        return self.read()

    def expected(self):
        return expected(self.transcript())

    def found(self, looks_into_rows):
        page = Operable()
        for window in self.windows:
            read_window(window, page, looks_into_rows)
        return page

    def differences(self, looks_into_rows):
        """Compares the page in the window with the transcript. Each call waits for both in turn, as they may still load."""
        return self.expected().differences(self.found(looks_into_rows), looks_into_rows)


class Operable:
    """The parts of a page that a person can operate, outside of rows and in them, in reading order: role, name, value and state."""

    def __init__(self):
        self.outside, self.rows, self.actions, self.headings = [], [], set(), set()

    def add(self, line, is_in_row):
        (self.rows[-1][1] if is_in_row and self.rows else self.outside).append(line)

    def differences(self, found, looks_into_rows):
        """The differences of a window from the transcript, also in the reading order. A window has only the rows near those in sight,
        with their actions inside."""
        # Titles of parts are headings in a window, too. The transcript has them as texts.
        outside = [line for line in found.outside if not line.startswith("heading ") or line in self.headings]
        lines = list(difflib.ndiff(self.outside, outside))
        offered = {f"button {name}" for name in self.actions | {"Open"}}
        expected, after = dict(self.rows), iter([name for name, _ in self.rows])
        for name, inside in found.rows:
            # The iterator continues after the row before, so a row that comes too early is not found.
            if name not in expected or name not in after:
                lines.append(f"+ row {name}")
            elif looks_into_rows:
                inside = [
                    line for line in inside if not line.startswith("heading ") and line.removesuffix(" [disabled]") not in offered]
                lines += [f"{line} in row {name}" for line in difflib.ndiff(expected[name], inside)]
        if self.rows and not found.rows:
            lines.append("- all rows")
        return [line for line in lines if line[0] in "+-"]


def expected(transcript):
    """Reads the transcript of the headless host."""
    page, row_depth = Operable(), None
    for line in transcript:
        match = re.match(rf"( *)(\w+)(?: {TEXT})?(.*)", line)
        depth, kind, name, rest = len(match[1]), match[2], unquoted(match[3] or ""), match[4]
        if row_depth is not None and depth <= row_depth:
            row_depth = None
        if kind in ("row", "tableRow"):
            row_depth = depth
            page.rows.append((", ".join(filter(None, [name] + [unquoted(cell) for cell in re.findall(rf"\| {TEXT}", rest)])), []))
        if kind == "screen":
            page.headings.add(f"heading {name}")
        page.actions |= {unquoted(action) for action in re.findall(TEXT, rest.partition("actions ")[2])}
        for operable in expected_line(kind, name, rest):
            page.add(operable, row_depth is not None)
    return page


def expected_line(kind, name, rest):
    chosen, _, choices = rest.partition(" of (")
    choices, _, after = choices.rpartition(")")
    state = " [disabled]" if "[disabled" in (after if choices else rest) else ""
    value = re.match(rf" = (?:{TEXT}|(\S+))", rest)
    value = "" if not value else unquoted(value[1]) if value[1] is not None else value[2]
    chosen = re.findall(TEXT, chosen)
    states = [f"{unquoted(choice)} = {'on' if choice in chosen else 'off'}{state}" for choice in re.findall(TEXT, choices)]
    if kind == "screen":
        # The transcript says of a screen that it has a way back. In a window, that button comes before the title.
        return (["button Back"] if "[back" in rest else []) + [f"heading {name}"]
    if kind in BUTTONS:
        return [f"button {name}{state}"]
    if kind == "secureField":
        return [f"secret {name}{state}"]
    if kind in FIELDS:
        beside = {"dateField": [f"button Calendar{state}"], "comboBox": [f"button {name}{state}"]}
        return [f"field {name} = {value}{state}", *beside.get(kind, [])]
    if kind in ("slider", "stepper"):
        number = re.match(r"-?\d+(\.\d+)?", value)
        return [f"{kind} {name} = {float(number[0]) if number else 0:g}{state}"]
    if kind in ("picker", "toggle"):
        return [f"{kind} {name} = {value}{state}"]
    if kind in ("checkboxGroup", "radioGroup"):
        return [f"toggle {choice}" for choice in states]
    if kind in ("segments", "tabs"):
        return [f"button {choice.replace(' = off', '')}" for choice in states]
    if kind == "pager":
        page, last = re.match(r" = (\d+) of (\d+)", rest).groups()
        return [f"button Previous page{' [disabled]' * (page == '1')}", f"button Next page{' [disabled]' * (page == last)}"]
    return [f"link {name}{state}"] if kind == "link" else []


def unquoted(text):
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


def read_window(element, page, looks_into_rows, is_in_rows=False, is_in_row=False):
    """Reads a part of a window through AT-SPI."""
    if not element.is_in_sight:
        return
    role, name = element.role, element.name
    if role in ("list item", "table row"):
        page.rows.append((name, []))
        is_in_row = True
        if not looks_into_rows:
            return
    line = window_line(element, role, name)
    # Beside its rows, a list has the titles of its sections, its index and its columns.
    if line and (is_in_row or not is_in_rows):
        page.add(line, is_in_row)
    if not line:
        for child in element.children:
            read_window(child, page, looks_into_rows, is_in_rows or role in ("list", "table"), is_in_row)


def window_line(element, role, name):
    state = "" if "sensitive" in element.states else " [disabled]"
    if role == "heading":
        return f"heading {name}"
    if role in ("push button", "toggle button"):
        # GTK 4.8 has the same role for buttons that stay pressed.
        return f"button {name}{' = on' * bool({'pressed', 'checked'} & element.states)}{state}" if name not in WINDOW_BUTTONS else None
    if role == "password text":
        return f"secret {name}{state}"
    if role == "text":
        return f"field {name} = {element.text}{state}"
    if role == "combo box":
        shown = [part.text for part in element.below() if part.role == "label" and part.is_in_sight]
        return f"picker {name} = {shown[0] if shown else ''}{state}"
    if role in ("check box", "toggle switch", "radio button"):
        return f"toggle {name} = {'on' if 'checked' in element.states else 'off'}{state}"
    if role in ("slider", "spin button"):
        return f"{'slider' if role == 'slider' else 'stepper'} {name} = {element.value:g}{state}"
    return f"link {name}{state}" if role == "link" else None
