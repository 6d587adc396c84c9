"""Takes a picture of the gallery in a native window. `Scripts/take-pictures` runs it on a display and a bus of its own.

    take_picture.py FRAMEBUFFER ADDRESS FILE [ROW]    opens the address, opens a row, and writes the whole display as a PNG file

FRAMEBUFFER is the file in which Xvfb keeps the display. The window is as large as the display.
"""

import json
import os
import pathlib
import struct
import sys
import time
import zlib

from screen_reader import Program


def display(framebuffer):
    """Returns the width, the height and the rows of the display, each pixel as three bytes. The file has the format of `xwd`."""
    data = pathlib.Path(framebuffer).read_bytes()
    fields = struct.unpack(">25I", data[:100])
    header, width, height, bytes_per_line, colours = fields[0], fields[4], fields[5], fields[12], fields[19]
    begin = header + 12 * colours
    rows = []
    for number in range(height):
        line = data[begin + number * bytes_per_line:][:4 * width]
        row = bytearray(3 * width)
        # Blue, green, red and an unused byte for each pixel.
        row[0::3], row[1::3], row[2::3] = line[2::4], line[1::4], line[0::4]
        rows.append(bytes(row))
    return width, height, rows


def png(width, height, rows):
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def settled(framebuffer):
    """Returns the display once it has not changed for half a second."""
    last, since = None, time.monotonic()
    end = since + 20
    while time.monotonic() < end:
        now = pathlib.Path(framebuffer).read_bytes()
        if now != last:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > 0.5:
            break
        time.sleep(0.1)
    return display(framebuffer)


class Windows(Program):
    """The gallery, with windows as large as the display and the look for pictures."""

    def __init__(self, command, size, application):
        self.size, self.application = size, application
        super().__init__(*command)

    def prepare(self, home):
        state = pathlib.Path(home) / "state" / "gallery-desktop"
        state.mkdir(parents=True)
        (state / "windows.json").write_text(json.dumps({self.application: {"width": self.size[0], "height": self.size[1]}}))
        settings = pathlib.Path(home) / ".config" / "gtk-4.0"
        settings.mkdir(parents=True)
        # A cursor that blinks would be in some pictures only.
        (settings / "settings.ini").write_text("[Settings]\ngtk-cursor-blink=false\ngtk-enable-animations=false\ngtk-font-name=DejaVu Sans 10\n")
        return {"XDG_CONFIG_HOME": str(settings.parent), "LANG": os.environ.get("LANG", "C.UTF-8")}


def main():
    framebuffer, address, file, *rows = sys.argv[1:]
    width, height, _ = display(framebuffer)
    program = Windows([os.environ["GALLERY"], "--open", address], (width, height), address)
    try:
        for name in rows:
            row = program.wait(f"A row with {name}", lambda: [row for row in program.all("list item") if name in row.name])[0]
            row.perform("row.activate")
            program.find("heading", name)
        program.wait("A heading", lambda: program.all("heading"))
        pathlib.Path(file).write_bytes(png(*settled(framebuffer)))
    finally:
        program.close()


if __name__ == "__main__":
    main()
