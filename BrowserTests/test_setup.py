"""Tests of `Scripts/require` on a machine that lacks packages: it installs them, or prints the exact command."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
NEEDED = ["bash", "env", "sed", "head", "grep", "cmp", "cp", "mkdir"]


class Machine:
    """A folder whose commands are the only ones available to the script. Commands that would change this machine only record that they were
    called."""

    def __init__(self, folder):
        self.commands, self.work, self.calls = folder / "bin", folder / "work", folder / "calls"
        self.commands.mkdir()
        (self.work / "BrowserTests").mkdir(parents=True)
        (self.work / "BrowserTests" / "requirements.txt").write_text("pytest\n")
        self.calls.write_text("")
        for name in NEEDED:
            (self.commands / name).symlink_to(shutil.which(name))
        self.add("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
        self.add("uname", "echo Linux")
        self.add("id", "echo 0")
        self.add("ps", "")
        self.add("apt-get", f'echo "apt-get $*" >> {self.calls}')
        self.installed("libsqlite3-dev", "zlib1g-dev", "libbz2-dev", "libexpat1-dev", "libcurl4-openssl-dev")

    def add(self, name, script):
        command = self.commands / name
        command.unlink(missing_ok=True)
        command.write_text(f"#!{shutil.which('bash')}\n{script}\n")
        command.chmod(0o755)

    def installed(self, *packages):
        self.add("dpkg-query", f'case " {" ".join(packages)} " in *" ${{@: -1}} "*) echo "install ok installed";; *) exit 1;; esac')

    def python(self, has_venv=True):
        """Adds a command `python3` that makes a folder with a Python in it, as the module `venv` does."""
        venv = f'mkdir -p "${{@: -1}}/bin" && cp "$0" "${{@: -1}}/bin/python"'
        self.add("python3", f'echo "python $*" >> {self.calls}\ncase "$*" in\n*ensurepip*) exit {0 if has_venv else 1};;\n*"-m venv"*) {venv};;\nesac')

    def require(self, what):
        run = subprocess.run(
            [shutil.which("bash"), str(ROOT / "Scripts" / "require"), what],
            cwd=self.work, env={"PATH": str(self.commands), "HOME": str(self.work)}, capture_output=True, text=True,
        )
        return run.returncode, run.stderr, self.calls.read_text().splitlines()


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_a_machine_that_has_everything_is_left_alone(machine):
    assert machine.require("build") == (0, "", [])


def test_missing_headers_are_installed_and_nothing_else(machine):
    machine.installed("zlib1g-dev", "libbz2-dev", "libcurl4-openssl-dev")
    code, said, calls = machine.require("build")
    assert code == 0 and "libsqlite3-dev libexpat1-dev" in said
    assert calls == ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends libsqlite3-dev libexpat1-dev"]


def test_without_the_right_to_install_the_command_is_printed(machine):
    machine.installed()
    machine.add("id", "echo 1000")
    code, said, calls = machine.require("build")
    assert code == 1 and calls == []
    assert "    sudo apt-get update && sudo apt-get install -y libsqlite3-dev zlib1g-dev libbz2-dev libexpat1-dev libcurl4-openssl-dev\n" in said


def test_a_sudo_that_does_not_ask_is_used(machine):
    machine.installed("zlib1g-dev", "libbz2-dev", "libexpat1-dev", "libcurl4-openssl-dev")
    machine.add("id", "echo 1000")
    machine.add("sudo", '[ "$1" = -n ] && shift; [ "$1" = true ] || exec "$@"')
    code, _, calls = machine.require("build")
    assert code == 0 and calls[-1].endswith(" libsqlite3-dev")


def test_an_installation_that_fails_says_so(machine):
    machine.installed()
    machine.add("apt-get", "echo 'E: no network' >&2; exit 100")
    code, said, _ = machine.require("build")
    assert code == 1 and "E: no network" in said and "sudo apt-get install -y libsqlite3-dev" in said


def test_browser_and_python_are_installed_where_they_are_missing(machine):
    machine.python(has_venv=False)
    code, _, calls = machine.require("browser")
    assert code == 0
    installed = [call.split()[-1] for call in calls if call.startswith("apt-get install")]
    assert installed == ["chromium-headless-shell", "python3-venv"]
    assert any("pip install" in call and "BrowserTests/requirements.txt" in call for call in calls)


def test_the_list_of_processes_is_installed_where_it_is_missing(machine):
    machine.python()
    machine.add("chromium-headless-shell", "")
    (machine.commands / "ps").unlink()
    code, said, calls = machine.require("browser")
    assert code == 0 and "Installing procps" in said
    assert [call.split()[-1] for call in calls if call.startswith("apt-get install")] == ["procps"]


def test_the_needs_of_several_nodes_are_installed_only_for_them(machine):
    machine.python()
    code, _, calls = machine.require("database")
    assert code == 0
    installed = [call for call in calls if call.startswith("apt-get install")]
    assert installed == ["apt-get install -y -qq --no-install-recommends libpq-dev pkg-config postgresql python3"]
    code, _, calls = machine.require("cluster")
    assert code == 0
    assert any(call.endswith(" haproxy nginx-light openssl curl") for call in calls)
    assert any("chromium-headless-shell" in call for call in calls)
    assert any("pip install" in call and "BrowserTests/requirements.txt" in call for call in calls)


def test_chromium_is_installed_where_its_headless_build_cannot_be_had(machine):
    machine.python()
    machine.add("apt-get", f'echo "apt-get $*" >> {machine.calls}\ncase "$*" in *headless*) exit 100;; esac')
    code, _, calls = machine.require("browser")
    assert code == 0
    assert [call.split()[-1] for call in calls if call.startswith("apt-get install")] == ["chromium-headless-shell", "chromium"]


def test_a_chromium_that_is_there_is_enough_where_nothing_may_be_installed(machine):
    machine.python()
    machine.add("chromium", "")
    machine.add("id", "echo 1000")
    machine.add("apt-cache", "echo 'Package: chromium-headless-shell'")
    assert machine.require("browser")[:2] == (0, "")


def test_a_second_run_installs_nothing(machine):
    machine.python()
    machine.add("chromium-headless-shell", "")
    assert machine.require("browser")[0] == 0
    machine.calls.write_text("")
    code, said, calls = machine.require("browser")
    assert code == 0 and said == "" and not [call for call in calls if "apt-get" in call or "pip install" in call or "-m venv" in call]


def test_another_linux_is_told_what_is_needed(machine):
    (machine.commands / "apt-get").unlink()
    code, said, _ = machine.require("browser")
    assert code == 1 and "SQLite 3, zlib, bzip2, Expat and libcurl" in said and "Python 3" in said


@pytest.mark.parametrize("swift", [None, "echo 'Swift version 6.1 (swift-6.1-RELEASE)'"])
def test_without_a_swift_that_will_do_it_says_how_to_get_one(machine, swift):
    if swift:
        machine.add("swift", swift)
    else:
        (machine.commands / "swift").unlink()
    code, said, calls = machine.require("build")
    assert code == 1 and calls == []
    assert "Swift 6.2 or newer" in said and "    swiftly install latest\n" in said
