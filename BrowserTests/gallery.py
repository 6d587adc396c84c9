"""Starts the gallery as a process on its own port, for one test or for all tests."""

import json
import os
import pathlib
import re
import signal
import subprocess
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The program: the gallery with the additional pages of `Apps/Tests/BenchPages`.
BINARY = os.environ.get("GALLERY") or str(ROOT / ".build" / "debug" / "gallery-bench")


class StandIn:
    """A process that replaces the network services of the apps. A test can make its responses fail."""

    def __init__(self):
        self.process = subprocess.Popen([BINARY, "stand-in"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"(http://[^/]+)/", line)
        assert match, f"the stand-ins did not say where they are: {line!r}"
        self.address = match.group(1)

    def tell(self, service, **what):
        """Sets the faults of a service from now on: none, or always `failure`, or the faults in the list `next`, one for each request."""
        query = urllib.parse.urlencode({"service": service, **what})
        urllib.request.urlopen(urllib.request.Request(f"{self.address}/stand-in?{query}", method="POST")).close()

    def asked(self):
        """Returns the number of requests to each service."""
        with urllib.request.urlopen(f"{self.address}/stand-in") as answer:
            return json.load(answer)

    def stop(self):
        self.process.terminate()
        self.process.wait(15)


class Gallery:
    """`log` is the file for the log of the process; `descriptors` is the number of files that the process may open.

    Without `bar` there is no page bar, and without `contacts` the list of contacts is empty, as most tests expect.
    """

    def __init__(self, *options, port=0, log=None, descriptors=None, visitors=False, faults=False, data="none", contacts="none", bar=False, program=BINARY):
        # Keep the apps' data in memory, so that no test changes the data of the person who runs it. Leave out the simulated visitors,
        # because tests share a gallery and would see their changes.
        command = [program, "--port", str(port), *(["--data", data] if data else [])]
        # Ignore a manual that may have been built in this folder, so that each run gives the same result.
        command += ["--manual", "none", *options]
        if contacts:
            command += ["--contacts", contacts]
        if not bar:
            command.append("--no-bar")
        if not visitors:
            command.append("--no-visitors")
        # Leave out the fault switches of the apps, because the recorded transcripts of the screens do not contain them.
        if not faults:
            command.append("--no-faults")
        if descriptors:
            command = ["/bin/sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *command]
        silence = None if os.environ.get("BELVEDERE_VERBOSE") else subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log or silence, text=True,
            # Turn off Swift's backtraces, which take ten seconds, so that a crashed process ends immediately.
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
        """Returns the number of open files and connections of the process."""
        return len(list(pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def advance(self, seconds):
        """Moves the clock of a gallery that was started with `--clock`."""
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
