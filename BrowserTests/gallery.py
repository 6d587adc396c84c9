"""A gallery process of one test or of all, on a port of its own."""

import json
import os
import pathlib
import re
import signal
import subprocess
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = os.environ.get("GALLERY") or str(ROOT / ".build" / "debug" / "gallery")


class StandIn:
    """A process that stands in for the services that the apps ask, and is told what is to go wrong."""

    def __init__(self):
        self.process = subprocess.Popen([BINARY, "stand-in"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"(http://[^/]+)/", line)
        assert match, f"the stand-ins did not say where they are: {line!r}"
        self.address = match.group(1)

    def tell(self, service, **what):
        """What goes wrong from now on: nothing, or `failure`, or one after the other the names in `next`."""
        query = urllib.parse.urlencode({"service": service, **what})
        urllib.request.urlopen(urllib.request.Request(f"{self.address}/stand-in?{query}", method="POST")).close()

    def asked(self):
        """How often each service has been asked."""
        with urllib.request.urlopen(f"{self.address}/stand-in") as answer:
            return json.load(answer)

    def stop(self):
        self.process.terminate()
        self.process.wait(15)


class Gallery:
    """`log` is a file for what the process writes to its log; `descriptors` is the number of files it may have open.

    Without `frame` the bar above pages is left out, and without `contacts` nobody is in the contacts, as most tests expect it."""

    def __init__(self, *options, port=0, log=None, descriptors=None, visitors=False, faults=False, data="none", contacts="none", frame=False):
        # In memory, so that no test touches what a person keeps. Tests share a gallery, so they do not see each other.
        command = [BINARY, "--port", str(port), "--bench", *(["--data", data] if data else [])]
        # Whether somebody has built the manual here makes no difference.
        command += ["--manual", "none", *options]
        if contacts:
            command += ["--contacts", contacts]
        if not frame:
            command.append("--no-frame")
        if not visitors:
            command.append("--no-visitors")
        # The screens are held to transcripts that have nothing of it.
        if not faults:
            command.append("--no-faults")
        if descriptors:
            command = ["/bin/sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *command]
        silence = None if os.environ.get("BELVEDERE_VERBOSE") else subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log or silence, text=True,
            # A process that has crashed is to be seen as ended at once; its backtrace takes ten seconds.
            env={"SWIFT_BACKTRACE": "enable=no", **os.environ},
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://([^/:]+):(\d+)/", line)
        assert match, f"the gallery did not say where it is: {line!r}"
        self.port = int(match.group(2))
        self.address = f"http://127.0.0.1:{self.port}"

    def resident_bytes(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", text).group(1)) * 1024

    def open_files(self):
        """The number of files and connections that the process has open."""
        return len(list(pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def advance(self, seconds):
        """Lets time pass for the apps of a gallery that was started with `--clock`."""
        request = urllib.request.Request(f"{self.address}/clock/advance?seconds={seconds}", method="POST")
        urllib.request.urlopen(request).close()

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    def stop(self):
        if self.process.poll() is None:
            self.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode
