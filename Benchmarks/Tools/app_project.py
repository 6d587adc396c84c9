"""Makes a project of about 200,000 lines of app code, to measure `belvedere check`: copies of the apps, the examples, the tutorial and the
labelled projects of this repository, each copy with module names of its own."""

import argparse
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = ["Apps/Sources", "Examples", "Tutorial"]
LABELLED = "Tools/Tests/LabelledProjects"


def sources():
    """Yields the module, the path in the module and the text of each source file."""
    names = subprocess.run(["git", "ls-files", *SWIFT], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    for name in sorted(names):
        path = pathlib.PurePosixPath(name)
        if path.suffix != ".swift" or path.name == "Package.swift" or "Tests" in path.parts:
            continue
        parts = path.parts[path.parts.index("Sources") + 1:] if "Sources" in path.parts else path.parts[1:]
        # The steps of the tutorial have modules of one name.
        module = (path.parts[1] if name.startswith("Tutorial") else "") + (parts[0] if len(parts) > 1 else "Loose")
        yield module, "/".join(parts[1:] or parts), (ROOT / name).read_text(encoding="utf-8")
    for project in sorted((ROOT / LABELLED).glob("*.txt")):
        module = re.sub(r"\W", "", project.stem.title())
        for part in project.read_text(encoding="utf-8").split("// FILE ")[1:]:
            path, _, text = part.partition("\n")
            if path.endswith(".swift") and not path.endswith("Package.swift"):
                yield module, path.strip(), re.sub(r" *// EXPECT .*", "", text)


def write(folder, lines):
    """Writes copies until the project has this number of lines. Returns the number of lines and of copies."""
    folder = pathlib.Path(folder)
    files = list(sources())
    modules = sorted({module for module, _, _ in files})
    written, copies, targets = 0, 0, []
    names = re.compile(r"^([ \t]*(?:@testable |public |internal |private )?import )(" + "|".join(modules) + r")\b", re.M)
    while written < lines:
        copies += 1
        new = lambda module: f"{module}{copies}"
        uses = {module: set() for module in modules}
        for module, path, text in files:
            if written >= lines:
                break
            uses[module].update(match[2] for match in names.finditer(text) if match[2] != module)
            # The first line makes the texts of all copies different. Otherwise a cache would know them already.
            text = f"// {new(module)}\n" + names.sub(lambda match: match[1] + new(match[2]), text)
            file = folder / "Sources" / new(module) / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            written += text.count("\n")
        for module in modules:
            if not (folder / "Sources" / new(module)).exists():
                continue
            needs = ", ".join(f"\"{new(other)}\"" for other in sorted(uses[module]))
            targets.append(f"    .target(name: \"{new(module)}\", dependencies: [{needs}]),")
    manifest = ["// swift-tools-version: 6.2", "import PackageDescription", "let package = Package(name: \"Copies\", targets: [", *targets, "])", ""]
    (folder / "Package.swift").write_text("\n".join(manifest), encoding="utf-8")
    return written, copies


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--lines", type=int, default=200_000)
    options = parser.parse_args()
    written, copies = write(options.folder, options.lines)
    print(f"{written:,} lines, {copies} copies")
