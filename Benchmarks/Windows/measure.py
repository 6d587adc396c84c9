"""Measures a window of the desktop host beside the same window in plain C: see Benchmarks/README.md."""

import argparse
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(ROOT / "Benchmarks/Browser"))
from report import Report  # noqa: E402

# Limits: the ratio of starts, a click and a jump in milliseconds (a frame takes 16.7 ms), and the memory: a ratio and megabytes above it.
START, CLICK, JUMP, MEMORY, MEMORY_ABOVE = 1.3, 16.7, 33.4, 1.3, 10


def compile_plain(program):
    """Compiles the window in C, with the same clock as the window of Belvedere."""
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "libadwaita-1"], text=True).split()
    clock = HERE / "Sources/WindowClock"
    compiler = shutil.which("cc") or "clang"
    subprocess.run([compiler, "-O2", f"-I{clock / 'include'}", HERE / "plain.c", clock / "window_clock.c", "-o", program, *flags], check=True)


def run(program):
    """Opens the window once. Returns the list of the values of each figure."""
    with tempfile.TemporaryDirectory() as state:
        environment = dict(
            os.environ, GSK_RENDERER="cairo", XDG_STATE_HOME=state, LC_ALL="C.UTF-8", STARTED_AT=str(time.monotonic_ns() // 1000))
        output = subprocess.run([program], env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=120).stdout
    figures = {}
    for name, value in (line.split() for line in output.splitlines()):
        figures.setdefault(name, []).append(float(value))
    return figures


def measure(programs, rounds):
    """Runs the programs alternately, so that a slow period of the machine affects both. The first run of each only warms the caches."""
    for program in programs:
        run(program)
    all_figures = [{} for _ in programs]
    for number in range(rounds):
        order = list(zip(programs, all_figures))
        for program, figures in order if number % 2 else reversed(order):
            for name, values in run(program).items():
                figures.setdefault(name, []).extend(values)
    return all_figures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=ROOT / ".build-desktop-release/release/measure-windows")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    report = Report()
    print(f"{os.cpu_count()} cores, {platform.machine()} {platform.system()}, load {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory() as folder:
        plain = pathlib.Path(folder) / "plain"
        compile_plain(plain)
        window, floor = measure([options.program, plain], options.rounds)
    median, median_of_plain = ({name: statistics.median(values) for name, values in figures.items()} for figures in (window, floor))

    def figure(title, name, unit, **limits):
        report.figure(title, median[name], unit, median_of_plain[name], **limits)

    report.section("a native window, median of all rounds", "plain C")
    figure("start to first frame", "start", "ms", ratio_limit=START)
    figure("processor time of a start", "start_processor", "ms", ratio_limit=START)
    figure("click to text set", "click_set", "ms")
    figure("click to text painted", "click_painted", "ms", limit=CLICK)
    figure("100,000 rows: press to rows painted", "open", "ms")
    figure("jump in 100,000 rows: rows painted", "jump", "ms", limit=JUMP)
    figure("jump in 100,000 rows: frames", "jump_frames", "frames", limit=2)
    for when, title in (("hello", "at first"), ("rows", "with 100,000 rows, after the jumps")):
        for kind in ("rss", "pss"):
            name = f"{kind}_{when}"
            figure(f"{kind.upper()} {title}", name, "MB", limit=MEMORY * median_of_plain[name] + MEMORY_ABOVE)
    slowest = statistics.quantiles(window["click_painted"], n=20)[-1], statistics.quantiles(window["jump"], n=20)[-1]
    report.note(f"95 of 100 clicks are painted within {slowest[0]:.1f} ms, and 95 of 100 jumps within {slowest[1]:.1f} ms.")
    report.summary()
    print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    sys.exit(main())
