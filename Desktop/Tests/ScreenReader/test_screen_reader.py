"""Uses the gallery in native windows as a person with a screen reader does. The variable GALLERY names the program.

Run it on a display and a bus of its own: `make test-screen-reader`.
"""

import contextlib
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from gallery_pages import GalleryPages
from screen_reader import NotFound, Program

ACCEPTANCE_TESTS = pathlib.Path(__file__).resolve().parents[3] / "Apps/Tests/AppsAcceptanceTests"


@contextlib.contextmanager
def gallery(address, **variables):
    program = Program(os.environ["GALLERY"], "--open", address, **variables)
    try:
        yield program
    finally:
        program.close()


class Reading(unittest.TestCase):
    def test_a_page_reads_as_the_acceptance_tests_say_of_every_host(self):
        for title, address in [("Greeting", "/hello"), ("CRUD", "/sevenguis/crud"), ("Book flight", "/sevenguis/flight")]:
            with self.subTest(title), gallery(address) as program:
                expected = transcript(title)
                program.wait("\n".join(expected), lambda: read(program.lines()) == expected)

    def test_a_row_is_read_as_a_whole(self):
        with gallery("/views/example/table/0") as program:
            program.find("table row", "Ada, 36")
            program.find("list item", "Button, Something to press.")
            program.find("heading", "Actions")

    def test_a_disabled_control_says_so(self):
        with gallery("/views/example/toggle/3") as program:
            toggle = program.find("check box", "By mail")
            self.assertNotIn("sensitive", toggle.states)
            self.assertIn("checked", toggle.states)


    def test_the_headings_of_a_page_come_in_the_order_of_its_parts(self):
        with gallery("/") as program:
            program.find("push button", "Say hello")
            read = [element for window in program.windows for element in window.below() if element.is_in_sight]
            headings = [element.name or element.text for element in read if element.role == "heading"]
            self.assertEqual(headings[0], "Belvedere")
            parts = ["Hello, in full", "Start", "Apps to try", "Open two windows"]
            self.assertEqual([heading for heading in headings if heading in parts], parts)


class EveryPage(unittest.TestCase):
    """The pages of the gallery, which the program `gallery-pages` lists. With PAGES=few, only the first pages of the apps."""

    def test_all_that_is_operable_is_as_on_the_headless_host(self):
        few = os.environ.get("PAGES") == "few"
        pages = GalleryPages(os.environ["GALLERY_PAGES"])
        self.addCleanup(pages.close)
        seen = []
        for address in pages.first_pages if few else pages.addresses:
            pages.send(address)
            transcript = pages.transcript()
            # Several apps have the same first page, such as the architectures of Contacts.
            if few and transcript in seen:
                continue
            seen.append(transcript)
            with self.subTest(address):
                differences = []

                def is_the_same():
                    differences[:] = pages.differences(looks_into_rows=not few)
                    return not differences

                try:
                    pages.wait(address, is_the_same)
                except NotFound:
                    self.fail("\n".join([f"{address} differs from the transcript:"] + differences))


class Pressing(unittest.TestCase):
    def test_a_button(self):
        with gallery("/sevenguis/counter") as program:
            program.find("heading", "Counter")
            program.wait("The active window", lambda: "active" in program.windows[0].states)
            self.assertEqual(program.windows[0].name, "Counter")
            button = program.find("push button", "Count")
            self.assertLessEqual({"focusable", "sensitive", "visible"}, button.states)
            for number in (1, 2):
                button.press()
                program.find("heading", str(number))

    def test_a_toggle(self):
        with gallery("/views/example/toggle/0") as program:
            toggle = program.find("check box", "Notifications")
            self.assertNotIn("checked", toggle.states)
            toggle.perform("check.press")
            program.wait("The state", lambda: "checked" in toggle.states)
            program.find("label", "On")

    def test_one_of_several_check_boxes(self):
        with gallery("/views/example/checkbox-group/0") as program:
            self.assertIn("checked", program.find("check box", "Cheese").states)
            basil = program.find("check box", "Basil")
            basil.perform("check.press")
            program.wait("The state", lambda: "checked" in basil.states)
            program.find("label", "With Cheese, Basil")

    def test_a_row_of_a_list(self):
        with gallery("/contacts/mvvm") as program:
            program.find("list item", "Amara Okafor, +1 202 555 0100").perform("row.activate")
            program.find("heading", "Amara Okafor")

    def test_the_way_back(self):
        with gallery("/contacts/mvvm") as program:
            program.find("push button", "Add contact").press()
            program.find("heading", "Add Contact")
            program.windows[0].perform("window.leave")
            program.wait("The list alone", lambda: not program.all("heading", "Add Contact"))


class Entering(unittest.TestCase):
    def test_a_typed_text_reaches_the_app_at_once(self):
        with gallery("/sevenguis/crud") as program:
            program.find("list item", "Emil, Hans")
            program.find("text", "Filter prefix").type("M")
            program.wait("One row", lambda: [row.name for row in program.all("list item")] == ["Mustermann, Max"])

    def test_letters_beyond_those_of_the_keyboard(self):
        with gallery("/sevenguis/crud") as program:
            program.find("text", "Name").set_text("Zoë")
            program.find("text", "Surname").set_text("Åkesson")
            program.find("push button", "Create").press()
            program.find("list item", "Åkesson, Zoë")

    def test_a_value_of_a_slider(self):
        with gallery("/views/example/slider/0") as program:
            slider = program.find("slider", "Duration")
            before = slider.value
            slider.set_value(before + 15)
            program.wait("The value", lambda: slider.value == before + 15)
            program.find("label", "Short")


class Messages(unittest.TestCase):
    def test_a_toast_tells_its_text_and_can_be_undone(self):
        with gallery("/views/example/toast/0") as program:
            program.find("push button", "Delete").press()
            program.find("alert", "Deleted")
            program.find("label", "It is gone")
            program.find("push button", "Undo").press()
            program.find("label", "It is there")

    def test_an_announcement_is_in_the_line_of_the_window(self):
        with gallery("/views/example/toast/1") as program:
            program.find("push button", "Say something").press()
            line = program.wait("The line", lambda: program.all("status bar"))[0]
            self.assertEqual(line.text, "Something was said")

    def test_an_alert_is_a_window_with_its_question_and_its_buttons(self):
        with gallery("/views/example/alert/0") as program:
            program.find("push button", "Delete").press()
            program.wait("The alert", lambda: len(program.windows) == 2)
            question = next(window for window in program.windows if window.name == "Delete it?")
            self.assertEqual(question.role, "dialog")
            self.assertEqual(
                question.lines(), ['label "Delete it?"', 'label "It cannot be brought back."', 'button "Keep"', 'button "Delete"'])
            next(button for button in question.below() if button.name == "Delete" and button.role == "push button").press()
            program.find("label", "Deleted")

    def test_closing_the_last_window_ends_the_program(self):
        with gallery("/hello") as program:
            program.find("push button", "Say hello")
            program.windows[0].perform("window.close")
            self.assertEqual(program.process.wait(timeout=10), 0)


class Missing(unittest.TestCase):
    """A computer on which something is missing. A person then reads a sentence, or uses the window without it."""

    def run_without(self, **variables):
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home, "XDG_CACHE_HOME": home, **variables}
            return subprocess.run([os.environ["GALLERY"], "--open", "/hello"], env=environment, capture_output=True, text=True, timeout=30)

    def test_a_display(self):
        ended = self.run_without(DISPLAY="", WAYLAND_DISPLAY="")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("Belvedere cannot open a window, because GTK has found no display.", ended.stderr)

    def test_fonts(self):
        with tempfile.NamedTemporaryFile("w", suffix=".conf") as file:
            file.write("<?xml version='1.0'?><fontconfig></fontconfig>")
            file.flush()
            # Pango itself complains of what is missing.
            ended = self.run_without(FONTCONFIG_FILE=file.name, G_DEBUG="")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("Belvedere cannot open a window, because the system has no fonts.", ended.stderr)

    def test_icons(self):
        with tempfile.TemporaryDirectory() as folder:
            # GTK does not start without its settings.
            os.symlink("/usr/share/glib-2.0", folder + "/glib-2.0")
            with gallery("/sevenguis/counter", XDG_DATA_DIRS=folder) as program:
                program.find("push button", "Count").press()
                program.find("heading", "1")


def transcript(title):
    """Returns the lines that the acceptance tests expect on every host, also headless, without those parts that AT-SPI tells otherwise."""
    for file in sorted(ACCEPTANCE_TESTS.glob("*.swift")):
        found = re.search(rf'\n( *)screen "{title}"\n(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL)
        if found:
            lines = [f'heading "{title}"'] + [line.strip() for line in found[2].splitlines() if line.strip()]
            return [re.sub(r' \[\d+ rows?\]| = "[^"]*" of \(.*\)', "", line) for line in lines]
    raise AssertionError(f"No acceptance test has a screen {title}.")


def read(lines):
    """The lines without those that a screen reader reads as a part of others: the titles beside fields, and what is in a row."""
    spoken, row_depth = [], None
    for line, following in zip(lines, lines[1:] + [""]):
        depth, line = len(line) - len(line.lstrip()), line.strip()
        if row_depth is not None and depth > row_depth:
            continue
        row_depth = depth if line.startswith("row ") else None
        title = re.fullmatch(r'label ("[^"]*")', line)
        if not title or not re.match(rf"(textField|picker) {re.escape(title[1])}", following.strip()):
            spoken.append(line)
    return spoken


if __name__ == "__main__":
    unittest.main()
