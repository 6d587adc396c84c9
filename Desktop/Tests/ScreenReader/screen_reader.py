"""Reads and operates a program as a screen reader does, through AT-SPI."""

import os
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The time after which a state is not expected any more.
PATIENCE = 10
# A call to a program that hangs must end, too.
Atspi.set_timeout(2000, 5000)

WINDOW_BUTTONS = {"Minimize", "Maximize", "Restore", "Close", "Main menu"}
OPERABLE = {
    "push button": "button", "toggle button": "button", "text": "textField", "password text": "secureField", "check box": "toggle",
    "toggle switch": "toggle", "combo box": "picker", "radio button": "radio", "slider": "slider", "spin button": "stepper",
    "link": "link",
}
ROLES = {"heading": "heading", "list": "list", "list item": "row", "table": "table", "table row": "row", "alert": "toast", **OPERABLE}


class NotFound(Exception):
    """A person waits in vain."""


class Element:
    """A part of a window, as assistive technology sees it."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.role = accessible.get_role_name()
        self.name = accessible.get_name() or ""

    @property
    def children(self):
        found = []
        for index in range(self.accessible.get_child_count()):
            child = self.accessible.get_child_at_index(index)
            if child is not None:
                found.append(Element(child))
        return found

    @property
    def states(self):
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    def is_in_sight(self):
        """Whether the element has a place. GTK 4.8 calls everything visible that is not hidden."""
        if "Component" not in self.accessible.get_interfaces():
            return True
        place = Atspi.Component.get_extents(self.accessible, Atspi.CoordType.WINDOW)
        return place.width > 0 and place.height > 0

    @property
    def text(self):
        if "Text" not in self.accessible.get_interfaces():
            return ""
        return Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible))

    @property
    def value(self):
        return Atspi.Value.get_current_value(self.accessible)

    @property
    def actions(self):
        if "Action" not in self.accessible.get_interfaces():
            return []
        return [Atspi.Action.get_action_name(self.accessible, index) for index in range(Atspi.Action.get_n_actions(self.accessible))]

    def perform(self, action):
        names = self.actions
        if action not in names:
            raise NotFound(f'{self.role} "{self.name}" has no action "{action}", only {names}.')
        Atspi.Action.do_action(self.accessible, names.index(action))

    def press(self):
        self.perform("click")

    def type(self, text):
        Atspi.EditableText.insert_text(self.accessible, Atspi.Text.get_character_count(self.accessible), text, len(text.encode()))

    def set_text(self, text):
        Atspi.EditableText.set_text_contents(self.accessible, text)

    def set_value(self, value):
        Atspi.Value.set_current_value(self.accessible, value)

    def below(self):
        """All elements inside this one, in reading order."""
        for child in self.children:
            yield child
            yield from child.below()

    def lines(self, depth=0):
        """The lines that a person hears who reads from the beginning to the end. Groups without a name say nothing."""
        if not self.is_in_sight:
            return []
        if self.role == "label":
            return [f'{"  " * depth}label "{self.text}"'] if self.text else []
        kind = ROLES.get(self.role)
        if kind is None:
            return [line for child in self.children for line in child.lines(depth)]
        line = f'{"  " * depth}{kind} "{self.name or self.text}"'
        if kind == "textField" and self.text:
            line += f' = "{self.text}"'
        if kind == "toggle":
            line += " = on" if "checked" in self.states else " = off"
        if kind in OPERABLE.values() and "sensitive" not in self.states:
            line += " [disabled]"
        inside = [] if kind in OPERABLE.values() or kind == "heading" else [line for child in self.children for line in child.lines(depth + 1)]
        return [line] + inside


class Events:
    """The events of one kind that a screen reader receives, such as `object:property-change:accessible-name`."""

    def __init__(self, kind):
        self.received = []
        self.kind = kind
        self.listener = Atspi.EventListener.new(self.receive)
        self.listener.register(kind)

    def receive(self, event):
        try:
            role = event.source.get_role_name()
        except GLib.Error:
            role = ""  # The source has gone meanwhile.
        self.received.append((role, event.any_data))

    def wait(self, what, condition):
        """Waits until a condition holds for the received events, and returns them."""
        end = time.monotonic() + PATIENCE
        while not condition(self.received):
            if time.monotonic() > end:
                raise NotFound(f"{what} does not come. There is: {self.received}")
            # GLib waits for the next event, or for the end of its own pause.
            GLib.timeout_add(100, lambda: False)
            GLib.MainContext.default().iteration(True)
        return self.received

    def close(self):
        self.listener.deregister(self.kind)


class Program:
    """A running program with windows. It has a folder of its own for all that it keeps."""

    # The pipes to the program, as arguments of `subprocess.Popen`.
    pipes = {}

    def __init__(self, *command, **variables):
        self.folder = tempfile.TemporaryDirectory()
        home = self.folder.name
        environment = {
            **os.environ, "HOME": home, "XDG_STATE_HOME": home + "/state", "XDG_DATA_HOME": home + "/data", "LANG": "C.UTF-8",
            **self.prepare(home), **variables,
        }
        self.process = subprocess.Popen(command, env=environment, cwd=home, **self.pipes)

    def prepare(self, home):
        """Puts files into the folder before the program starts. Returns further variables for the program."""
        return {}

    def close(self):
        self.process.kill()
        self.process.wait(timeout=PATIENCE)
        self.folder.cleanup()

    @property
    def windows(self):
        if self.process.poll() is not None:
            raise NotFound(f"The program has ended with {self.process.returncode}.")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_process_id() == self.process.pid:
                return Element(application).children
        return []

    def wait(self, what, condition):
        """Waits until a condition holds, and returns its value. While the program changes, elements may vanish during a look at them."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = condition()
                if found:
                    return found
            except GLib.Error:
                pass
            if time.monotonic() > end:
                raise NotFound(f"{what} does not come. There is:\n" + "\n".join(self.safe_lines()))
            time.sleep(0.02)

    def safe_lines(self):
        try:
            return self.lines()
        except GLib.Error as error:
            return [str(error)]

    def lines(self):
        return [line for window in self.windows for line in window.lines() if not is_of_the_window(line)]

    def all(self, role, name=None):
        return [
            element for window in self.windows for element in window.below()
            if element.role == role and (name is None or element.name == name) and element.is_in_sight
        ]

    def find(self, role, name=None):
        return self.wait(f'{role} "{name}"', lambda: self.all(role, name))[0]

def is_of_the_window(line):
    return any(line.strip() == f'button "{name}"' for name in WINDOW_BUTTONS)
