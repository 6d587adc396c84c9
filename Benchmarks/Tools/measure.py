"""Measures `belvedere check` and `belvedere generate`, compared with only parsing the same files with swift-syntax: see
Benchmarks/README.md."""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Benchmarks/Browser"))
from report import Report  # noqa: E402
import app_project  # noqa: E402
import labelled  # noqa: E402

# Limits: a check without and with a cache in ms for 1,000 lines, the memory in MB, and the generation of a module in ms.
COLD, WARM, MEMORY, MODULE = 8, 0.3, 100, 100


def on_one_core():
    """Keeps a process on one core, if the system allows it. Otherwise two threads could share a physical core and slow each other down."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def run(*command, cache=None, folder=ROOT, prepare=None):
    """Runs a command. Returns its output, the processor seconds of all its threads, its seconds on the clock, and its peak memory in
    bytes."""
    environment = dict(os.environ, BELVEDERE_CACHE=str(cache)) if cache else dict(os.environ)
    with tempfile.TemporaryFile() as output:
        begin = time.perf_counter()
        process = subprocess.Popen([str(word) for word in command], stdout=output, stderr=subprocess.STDOUT, env=environment, cwd=folder, preexec_fn=prepare)
        _, _, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - begin
        # `os.wait4` has already waited for the process.
        process.returncode = 0
        output.seek(0)
        text = output.read().decode(errors="replace")
    return text, usage.ru_utime + usage.ru_stime, took, usage.ru_maxrss * 1024


def lines_of(text):
    match = re.search(r"\((\d+) lines?\)", text)
    if not match:
        raise RuntimeError(f"no count of lines in: {text[-500:]}")
    return int(match.group(1))


def measure_check(report, belvedere, floor, name, folder, rounds):
    with tempfile.TemporaryDirectory() as scratch:
        # Check a copy of the project with an empty configuration, because the project's own one excludes some files. Both programs then
        # read the same files. Both ignore links and hidden folders.
        project = pathlib.Path(scratch) / "project"
        shutil.copytree(folder, project, symlinks=True, ignore=shutil.ignore_patterns(".*"))
        configuration = pathlib.Path(scratch) / "empty.yml"
        configuration.write_text("profile: default\nlargest-file: 100000000\n")
        cache = pathlib.Path(scratch) / "cache"
        check = [belvedere, "check", project, "--config", configuration]
        cold, warm, edited, parse, memory, clock, warm_clock = [], [], [], [], [], [], []
        file = next(file for file in sorted(project.rglob("*.swift")) if file.is_file() and file.name != "Package.swift" and "/Tests/" not in str(file))
        for number in range(rounds):
            text, seconds, _, _ = run(floor, project, prepare=on_one_core)
            parse.append(seconds)
            output, seconds, _, _ = run(*check, "--no-cache", prepare=on_one_core)
            cold.append(seconds)
            _, _, took, peak = run(*check, "--no-cache")
            clock.append(took)
            memory.append(peak)
            run(*check, cache=cache)
            output, seconds, took, _ = run(*check, cache=cache)
            warm.append(seconds)
            warm_clock.append(took)
            with file.open("a", encoding="utf-8") as text:
                text.write(f"// {number}\n")
            edited.append(run(*check, cache=cache)[1])
    lines = lines_of(output)
    per = lambda seconds: statistics.median(seconds) * 1e6 / lines
    report.figure(f"{name}, {lines:,} lines: cold, per 1,000 lines", per(cold), "ms", per(parse), limit=COLD)
    report.figure("  warm, per 1,000 lines", per(warm), "ms", limit=WARM)
    report.figure("  after an edit of one file, per 1,000 lines", per(edited), "ms")
    report.figure("  cold, on the clock", statistics.median(clock), "s")
    report.figure("  warm, on the clock", statistics.median(warm_clock), "s")
    report.figure("  memory, cold", statistics.median(memory) / 1e6, "MB", limit=MEMORY if lines <= 250_000 else None)


def measure_generate(report, belvedere, rounds):
    report.section("a module, from the call to the end of the process", floor="")
    with tempfile.TemporaryDirectory() as scratch:
        run(belvedere, "new", "Bench", "--path", ROOT, folder=scratch)
        project = pathlib.Path(scratch) / "bench"
        for kind in ("mvvm-screen", "mvp-screen", "viper-module"):
            times = []
            for number in range(rounds):
                output, _, took, _ = run(belvedere, "generate", kind, f"Part{number}", folder=project)
                times.append(took * 1000)
                if not list(project.glob(f"Sources/**/Part{number}*.swift")):
                    raise RuntimeError(f"{kind} made nothing: {output}")
                run(belvedere, "destroy", kind, f"Part{number}", folder=project)
            report.figure(kind, statistics.median(times), "ms", limit=MODULE)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", default=ROOT / ".build-tools/release", help="where belvedere and ParseFloor are")
    parser.add_argument("--checkouts", default=ROOT / ".build/checkouts", help="where the packages are that are checked")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    programs, checkouts = pathlib.Path(options.programs), pathlib.Path(options.checkouts)
    belvedere, floor = programs / "belvedere", programs / "ParseFloor"
    report = Report()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    report.section(f"belvedere check, processor time, median of {options.rounds}; cold and bare parse on one core", floor="bare parse")
    projects = [
        ("this repository", ROOT), ("swift-nio", checkouts / "swift-nio"), ("GRDB", checkouts / "GRDB.swift"),
        ("Hummingbird", checkouts / "hummingbird"), ("all these packages", checkouts),
    ]
    for name, folder in projects:
        if folder.exists():
            measure_check(report, belvedere, floor, name, folder, options.rounds)
        else:
            report.note(f"{name} is not there: build the apps first")
    with tempfile.TemporaryDirectory() as folder:
        _, copies = app_project.write(folder, 200_000)
        measure_check(report, belvedere, floor, f"app code, {copies} copies of the apps of this repository", pathlib.Path(folder), options.rounds)
    labelled.measure(belvedere)
    measure_generate(report, belvedere, options.rounds)
    report.summary()
    print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    sys.exit(main())
