"""Where the modules are that `swift build` has made, and what a compiler has to be told to read them."""

import json
import pathlib
import subprocess
import sys


def required(build):
    """The folder of the modules of a build. Ends the script where there is none."""
    if not (build / "Modules").is_dir():
        sys.exit(f"There is nothing built in {build}. Run this first:\n    swift build --build-tests")
    return build / "Modules"


def c_flags(build):
    """The modules in C that swift-nio is made of; the package manager names them to the compiler."""
    checkouts = build.resolve().parents[1] / "checkouts"
    maps = [*build.glob("*.build/module.modulemap"), *checkouts.glob("*/Sources/*/include/module.modulemap")]
    flags = [f"-fmodule-map-file={file}" for file in maps] + [f"-I{folder}" for folder in checkouts.glob("*/Sources/C*/include")]
    return [word for flag in flags for word in ("-Xcc", flag)]


def target_information():
    """What the compiler says of the system that it compiles for."""
    return json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)


def testing_flags():
    """Where the macros of Swift Testing are; the package manager passes it, the compiler alone does not know."""
    folder = pathlib.Path(target_information()["paths"]["runtimeResourcePath"]) / "host/plugins/testing"
    return ["-plugin-path", str(folder)] if folder.is_dir() else []
