"""Measures the browser host in Chromium, compared with a minimal program on swift-nio and with plain JavaScript: see
Benchmarks/README.md."""

import argparse
import os
import pathlib
import platform
import re
import sys
import tempfile
import urllib.request

from chromium import chromium
from clicks import measure_bytes, measure_clicks
from first_render import measure_first_render
from load import measure_crowd, measure_inspector, measure_memory, measure_sharing, measure_throughput
from loading import measure_start, measure_weight
from operations import measure_operations
from report import Report
from server import Server
from tables import measure_tables

ROOT = pathlib.Path(__file__).resolve().parents[2]
AREAS = ["start", "weight", "memory", "throughput", "sharing", "crowd", "inspector", "clicks", "operations", "tables", "first-render"]


def style_sheet(gallery_command):
    """Returns the style sheet of the gallery, so that the page in plain JavaScript has the same layout and painting."""
    with Server(*gallery_command) as gallery:
        page = urllib.request.urlopen(gallery.address + "/bench").read().decode()
        return urllib.request.urlopen(gallery.address + re.search(r'"(/_belvedere/[^"]+\.css)"', page).group(1)).read()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gallery", default=ROOT / ".build/release/gallery-bench")
    parser.add_argument("--programs", default=ROOT / "Benchmarks/.build/release", help="where echo-page and session-load are")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("areas", nargs="*", help=f"{', '.join(AREAS)}; none for all")
    options = parser.parse_args()
    areas = options.areas or AREAS
    programs = pathlib.Path(options.programs)
    # Raise the host's limits, which protect against attackers. Here one program simulates many harmless pages.
    gallery_command = [
        options.gallery, "--port", 0, "--data", "none", "--contacts", "none", "--no-bar", "--sessions-per-address", 100_000, "--events-per-second", 1_000_000,
    ]
    sheet = tempfile.NamedTemporaryFile(suffix=".css")
    sheet.write(style_sheet(gallery_command))
    sheet.flush()
    floor_command = [programs / "echo-page", sheet.name]
    report = Report()
    print(f"{os.cpu_count()} cores, {platform.machine()} {platform.system()}, load {os.getloadavg()[0]:.1f} at the start")
    if "start" in areas:
        measure_start(report, gallery_command, floor_command, 7)
    if "memory" in areas:
        measure_memory(report, programs / "session-load", gallery_command)
    if "sharing" in areas:
        measure_sharing(report, programs / "session-load", gallery_command)
    if "crowd" in areas:
        measure_crowd(report, programs / "session-load", gallery_command)
    if "inspector" in areas:
        measure_inspector(report, programs / "session-load", gallery_command, 7)
    with Server(*gallery_command) as gallery, Server(*floor_command) as floor:
        if "throughput" in areas:
            measure_throughput(report, programs / "session-load", gallery, floor, 3)
        with chromium() as browser:
            if "weight" in areas:
                measure_weight(report, browser, gallery)
            if "clicks" in areas:
                measure_bytes(report, browser, gallery)
                measure_clicks(report, browser, gallery, floor, options.rounds)
            if "operations" in areas:
                measure_operations(report, browser, gallery, floor, max(3, options.rounds // 2))
            if "tables" in areas:
                measure_tables(report, browser, gallery, 3)
            if "first-render" in areas:
                measure_first_render(report, browser, options.gallery, 20)
    report.summary()
    print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    sys.exit(main())
