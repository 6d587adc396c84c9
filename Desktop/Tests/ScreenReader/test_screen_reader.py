"""Uses the gallery in native windows as a person with a screen reader does. The variable GALLERY names the program.

Run it on a display and a bus of its own: `make test-screen-reader`.
"""

import contextlib
import ctypes
import os
import pathlib
import re
import subprocess
import tempfile
import time
import unittest

from gi.repository import Atspi
from gallery_pages import GalleryPages
from screen_reader import Events, NotFound, Program

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

    def test_all_that_is_operable_is_as_on_the_headless_host_and_in_its_order(self):
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


    def test_a_secret_is_not_readable(self):
        events = Events("object:text-changed")
        self.addCleanup(events.close)
        with gallery("/views/example/secure-field/0") as program:
            field = program.find("password text", "Password")
            field.set_text("öpen-Sesame")
            program.wait("The dots", lambda: field.text == "•" * 11)
            field.type("!")
            program.wait("One dot more", lambda: field.text == "•" * 12)
            field.set_text("öpen")
            program.wait("The dots", lambda: field.text == "•" * 4)
            for offset, unit in [(2, Atspi.TextGranularity.CHAR), (2, Atspi.TextGranularity.WORD), (2, Atspi.TextGranularity.LINE)]:
                self.assertNotRegex(Atspi.Text.get_string_at_offset(field.accessible, offset, unit).content or "", r"\w")
            told = [element.name + element.text for window in program.windows for element in window.below()]
            self.assertEqual([text for text in told if re.search("öpen|Sesame", text)], [])
        self.assertEqual([event for event in events.received if re.search(r"\w", str(event[1]))], [])


def spoken(events):
    return [text for role, text in events if role == "frame" and "was said" in text]


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

    def test_a_message_is_spoken_at_once(self):
        """Orca speaks a new name of the active window at once. GTK before 4.14 has no other event that it speaks."""
        events = Events("object:property-change:accessible-name")
        self.addCleanup(events.close)
        with gallery("/views/example/toast/1") as program:
            program.find("push button", "Say something")
            program.wait("The active window", lambda: "active" in program.windows[0].states)
            for times in (1, 2):
                program.find("push button", "Say something").press()
                # Orca says the same name only once, so a space makes it another one.
                events.wait("The message", lambda events: len(spoken(events)) == times)
            self.assertEqual(spoken(events.received), ["Something was said", "Something was said "])

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


def wait_for_window(title, program):
    """Waits until a window has a title, without AT-SPI: X11 lists the windows."""
    end = time.monotonic() + 10
    while title not in window_titles():
        if program.poll() is not None:
            raise NotFound(f"The program has ended with {program.returncode}.")
        if time.monotonic() > end:
            raise NotFound(f"A window {title} does not come.")
        time.sleep(0.05)


def window_titles():
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.argtypes, x11.XDefaultRootWindow.restype = [ctypes.c_void_p], ctypes.c_ulong
    windows, count, unused = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint(), ctypes.c_ulong()
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    x11.XQueryTree(display, root, ctypes.byref(unused), ctypes.byref(unused), ctypes.byref(windows), ctypes.byref(count))
    titles = []
    for index in range(count.value):
        title = ctypes.c_char_p()
        if x11.XFetchName(display, ctypes.c_ulong(windows[index]), ctypes.byref(title)) and title.value:
            titles.append(title.value.decode(errors="replace"))
    x11.XCloseDisplay(display)
    return titles


class Missing(unittest.TestCase):
    """A computer on which something is missing. A person then reads a sentence, or uses the window without it."""

    def warnings_without(self, **variables):
        """Returns what the program writes on standard error, and waits until a window is there."""
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home, "XDG_CACHE_HOME": home, **variables}
            with open(home + "/errors", "w+", encoding="utf-8") as errors:
                program = subprocess.Popen([os.environ["GALLERY"], "--open", "/hello"], env=environment, stderr=errors)
                try:
                    wait_for_window("Hello", program)
                finally:
                    program.kill()
                    program.wait()
                errors.seek(0)
                return errors.read()

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
            warnings = self.warnings_without(XDG_DATA_DIRS=folder)
            self.assertIn("The system has no icon theme, so windows leave out some pictures. On Debian, install the package adwaita", warnings)
            with gallery("/sevenguis/counter", XDG_DATA_DIRS=folder) as program:
                program.find("push button", "Count").press()
                program.find("heading", "1")

    def test_a_bus(self):
        warnings = self.warnings_without(DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere")
        self.assertIn("There is no D-Bus of a session, so screen readers cannot read the windows. On Debian, install", warnings)

    def test_nothing(self):
        self.assertNotIn("On Debian, install", self.warnings_without())


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
