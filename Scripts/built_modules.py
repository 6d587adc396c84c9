"""Finds the modules that `swift build` has compiled, and the compiler options that another compilation needs to import them."""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# The folder of the build, and the options with which `swift` builds there. `make test` has a folder and options of its own, because a
# build with other options compiles everything again.
FOLDER = pathlib.Path(os.environ.get("BELVEDERE_BUILD_FOLDER") or pathlib.Path(__file__).resolve().parent.parent / ".build")
OPTIONS = ["--scratch-path", str(FOLDER), *os.environ.get("BELVEDERE_BUILD_OPTIONS", "").split()]

# The modules of the products of the kit.
MODULES = ["BelvedereBinding", "BelvedereCore", "Belvedere", "BelvedereTexts", "BelvedereDecimals", "BelvedereCharts", "BelvedereHeadless", "BelvedereTesting", "BelvedereInspector",
           "BelvedereHostConformance", "BelvedereBrowser", "BelvedereLogins"]
# The modules that only a build with the stand-in for UIKit contains, see `make test-uikit`.
UIKIT_MODULES = ["BelvedereUIKit", "BelvedereUIKitHost"]

# A module's public symbols and the relationships between them, as the compiler writes them.
Graph = collections.namedtuple("Graph", "symbols relationships")


def has_uikit(build):
    """Returns whether a build contains the stand-in for UIKit."""
    return (build / "Modules" / "UIKit.swiftmodule").exists()


def checked(build):
    """Returns the names of the modules that a check of a build looks at. A build with the stand-in for UIKit is checked only for its own
    modules, because the other build has the others."""
    return UIKIT_MODULES if has_uikit(build) else MODULES


def required(build):
    """Returns the folder of the compiled modules of a build. Ends the script with a message if there is none."""
    if not (build / "Modules").is_dir():
        sys.exit(f"There is nothing built in {build}. Run this first:\n    swift build --build-tests")
    return build / "Modules"


def c_flags(build):
    """Returns the compiler options for the C modules of swift-nio. The package manager adds them by itself; a direct call of the compiler
    needs them."""
    checkouts = build.resolve().parents[1] / "checkouts"
    own = pathlib.Path(__file__).resolve().parent.parent / "Sources"
    maps = [*build.glob("*.build/module.modulemap"), *own.glob("C*/module.modulemap"), *checkouts.glob("*/Sources/*/include/module.modulemap")]
    flags = [f"-fmodule-map-file={file}" for file in maps] + [f"-I{folder}" for folder in checkouts.glob("*/Sources/C*/include")]
    return [word for flag in flags for word in ("-Xcc", flag)]


def symbol_graphs(build):
    """Returns the symbol graph of each module of the kit, by the module's name. Ends the script with a message if a module is not
    compiled."""
    folder, flags = required(build), c_flags(build)
    for module in checked(build):
        if not (folder / f"{module}.swiftmodule").exists():
            sys.exit(f"The module {module} is not built in {build}. Run this first:\n    swift build --build-tests")
    return {module: symbol_graph(module, folder, flags) for module in checked(build)}


def symbol_graph(module, folder, flags):
    """Returns the public symbols that a module declares, including those in its extensions of other modules' types."""
    with tempfile.TemporaryDirectory() as output:
        result = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(folder), "-minimum-access-level", "public",
             "-target", target_information()["target"]["triple"], "-output-dir", output, *flags],
            capture_output=True, text=True,
        )
        if result.returncode:
            sys.exit(f"The compiler cannot read the module {module}:\n{result.stderr}")
        files = [file for file in sorted(pathlib.Path(output).glob("*.symbols.json")) if re.split(r"[@.]", file.name)[0] == module]
        graphs = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return Graph([one for graph in graphs for one in graph["symbols"]], [one for graph in graphs for one in graph["relationships"]])


def target_information():
    """Returns the compiler's information about its target system."""
    return json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)


def testing_flags():
    """Returns the compiler option with the location of Swift Testing's macros. The package manager adds it by itself; a direct call of the
    compiler needs it."""
    folder = pathlib.Path(target_information()["paths"]["runtimeResourcePath"]) / "host/plugins/testing"
    return ["-plugin-path", str(folder)] if folder.is_dir() else []
