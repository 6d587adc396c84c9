"""Measures the time and the memory of many sessions at once. The program session-load simulates the pages, without browsers."""

import statistics
import subprocess

from server import Server


def measure_throughput(report, session_load, gallery, floor, rounds):
    report.section(f"button presses, a change of a label each, median of {rounds} runs of 3 s", floor="bare swift-nio")
    for sessions in (1, 100):
        runs = {"gallery": [], "floor": []}
        for number in range(rounds):
            order = [("gallery", gallery.address + "/bench", "Increment"), ("floor", floor.address + "/", "-")]
            for name, address, label in order[:: 1 if number % 2 else -1]:
                words = subprocess.check_output([session_load, "press", address, label, str(sessions), "3"], text=True).split()
                events, seconds, p50, p95 = map(float, words)
                runs[name].append((events / seconds, p50 / 1000, p95 / 1000))
        middle = {name: [statistics.median(run[index] for run in values) for index in range(3)] for name, values in runs.items()}
        plural = "s" if sessions > 1 else ""
        report.figure(f"events per second, {sessions} session{plural}", middle["gallery"][0], "", middle["floor"][0])
        report.figure("  latency, p50", middle["gallery"][1], "ms", middle["floor"][1])
        report.figure("  latency, p95", middle["gallery"][2], "ms", middle["floor"][2])


def measure_memory(report, session_load, gallery_command):
    report.section("resident memory of an idle session, the slope over the number of sessions", floor="")
    for title, path, label, counts, limit in (
        ("with 50 views", "/fifty", None, range(200, 2201, 400), 30),
        ("with 1,000 rows (4,000 views) in the page", "/bench", "Create 1,000 rows", range(40, 241, 40), 1500),
    ):
        with Server(*gallery_command) as gallery:
            command = [session_load, "hold", gallery.address + path] + ([label] if label else [])
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as pages:
                points = []
                for count in counts:
                    print(count, file=pages.stdin, flush=True)
                    if pages.stdout.readline().strip() != str(count):
                        raise RuntimeError(f"{count} sessions could not be opened")
                    points.append((count, gallery.resident_bytes()))
                pages.stdin.close()
        line = statistics.linear_regression(*zip(*points))
        report.figure(f"session {title}", line.slope / 1000, "KB", limit=limit)
        strays = max(abs(line.slope * count + line.intercept - size) for count, size in points)
        report.note(f"{counts[0]} to {counts[-1]} sessions in {len(counts)} steps; the line misses no point by more than "
                    f"{strays / 1e6:.1f} MB of {points[-1][1] / 1e6:.0f} MB")


def measure_sharing(report, session_load, gallery_command):
    report.section("a change that all pages show, 20 changes", floor="")
    for sessions in (100, 1_000):
        with Server(*gallery_command) as gallery:
            words = subprocess.check_output([session_load, "share", gallery.address + "/shared", "Add", str(sessions), "20"], text=True).split()
        p50, p99, last = (float(word) / 1000 for word in words)
        report.figure(f"until a page of {sessions:,} has it, p50", p50, "ms")
        report.figure("  p99", p99, "ms")
        report.figure("  until the last page has it, p50", last, "ms")


def measure_crowd(report, session_load, gallery_command):
    report.section("many people, each of whom presses once in 10 s, for 60 s", floor="")
    for sessions in (1_000, 10_000):
        with Server(*gallery_command) as gallery:
            before = gallery.resident_bytes()
            command = [session_load, "crowd", gallery.address + "/bench", "Increment", str(sessions), "60", "10"]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as pages:
                if pages.stdout.readline().strip() != "open":
                    raise RuntimeError(f"{sessions} sessions could not be opened")
                begin = gallery.processor_seconds()
                presses, p50, p99 = map(float, pages.stdout.readline().split())
                busy = gallery.processor_seconds() - begin
                memory = gallery.resident_bytes() - before
                pages.stdin.close()
        report.figure(f"{sessions:,} sessions, {presses / 60:,.0f} presses a second: p50", p50 / 1000, "ms")
        report.figure("  p99", p99 / 1000, "ms")
        report.figure("  memory of a session", memory / sessions / 1000, "KB")
        report.figure("  one processor, busy", busy / 60 * 100, "%")


def measure_inspector(report, session_load, gallery_command, rounds):
    """Measures a server that allows the inspector while nobody has opened it, compared with a server without the inspector."""
    report.section(f"the inspector, while nobody opens it, least of {rounds} runs of 3 s", floor="without it")
    commands = {"allowed": [*gallery_command, "--inspector", "--inspector-in-production"], "without": gallery_command}
    for sessions in (1, 100):
        runs = {name: [] for name in commands}
        for number in range(rounds):
            for name in list(commands)[:: 1 if number % 2 else -1]:
                with Server(*commands[name]) as gallery:
                    begin = gallery.processor_seconds()
                    words = subprocess.check_output(
                        [session_load, "press", gallery.address + "/bench", "Increment", str(sessions), "3"], text=True).split()
                    events, seconds, p50, _ = map(float, words)
                    busy = gallery.processor_seconds() - begin
                runs[name].append((busy / events * 1e6, p50 / 1000))
        least = {name: [min(run[index] for run in values) for index in range(2)] for name, values in runs.items()}
        plural = "s" if sessions > 1 else ""
        report.figure(f"processor time of a press, {sessions} session{plural}", least["allowed"][0], "µs", least["without"][0])
        report.figure("  latency, p50", least["allowed"][1], "ms", least["without"][1])
