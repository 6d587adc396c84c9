"""Counts the findings of `belvedere check` on the labelled projects of Tools/Tests/LabelledProjects, for each rule."""

import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Tools/Tests/LabelledProjects"


def compare(belvedere, project):
    """Returns the counts of expected findings, of missed ones and of wrong ones for each rule of a project."""
    text = project.read_text(encoding="utf-8")
    head, *parts = text.split("// FILE ")
    profile = re.search(r"^profile: (\S+)", head, re.M)
    expected = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for part in parts:
            name, _, source = part.partition("\n")
            file = pathlib.Path(folder) / name.strip()
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source, encoding="utf-8")
            for number, line in enumerate(source.split("\n"), 1):
                for rule in re.findall(r"[\w-]+", line.partition("// EXPECT ")[2]):
                    expected[name.strip(), number, rule] += 1
        command = [str(belvedere), "check", folder, "--no-cache", "--format", "json", "--profile", profile[1] if profile else "default"]
        report = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    found = collections.Counter((each["path"], each["line"], each["rule"]) for each in report["findings"])
    by_rule = lambda counter: collections.Counter(rule for _, _, rule in counter.elements())
    return by_rule(expected & found), by_rule(expected - found), by_rule(found - expected)


def measure(belvedere):
    right, missed, wrong = collections.Counter(), collections.Counter(), collections.Counter()
    projects = sorted(FOLDER.glob("*.txt"))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for counts in pool.map(lambda project: compare(belvedere, project), projects):
            for total, count in zip((right, missed, wrong), counts):
                total.update(count)
    share = lambda part, rest: f"{100 * part / (part + rest):.0f} %" if part + rest else "–"
    print(f"\n== findings in {len(projects)} labelled projects")
    print(f"{'rule':34}{'right':>6}{'wrong':>7}{'missed':>8}{'precision':>11}{'recall':>8}")
    rows = [(rule, right[rule], wrong[rule], missed[rule]) for rule in sorted(right | missed | wrong)]
    for name, good, bad, lost in [*rows, ("all rules", right.total(), wrong.total(), missed.total())]:
        print(f"{name:34}{good:6}{bad:7}{lost:8}{share(good, bad):>11}{share(good, lost):>8}", flush=True)
