"""A gallery process of one test or of all, on a port of its own."""

import os
import pathlib
import re
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = os.environ.get("GALLERY") or str(ROOT / "Apps" / ".build" / "debug" / "gallery")


class Gallery:
    def __init__(self, *options, port=0):
        self.log = []
        self.process = subprocess.Popen(
            # In memory, so that no test touches what a person keeps.
            [BINARY, "--port", str(port), "--bench", "--data", "none", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if not os.environ.get("BELVEDERE_VERBOSE") else None,
            text=True,
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://([^/:]+):(\d+)/", line)
        assert match, f"the gallery did not say where it is: {line!r}"
        self.port = int(match.group(2))
        self.address = f"http://127.0.0.1:{self.port}"

    def resident_bytes(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", text).group(1)) * 1024

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    def stop(self):
        if self.process.poll() is None:
            self.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode
