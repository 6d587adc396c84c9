"""Starts a process that serves pages and prints its address."""

import os
import pathlib
import re
import subprocess
import time
import urllib.request


class Server:
    def __init__(self, *command):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://[^/]+:\d+(?=/)", line)
        if not match:
            raise RuntimeError(f"{command[0]} did not say where it is: {line!r}")
        self.address = match.group()

    def first_response(self, path):
        """Returns the milliseconds from the start of the process until its first page has arrived, and those of the request alone."""
        asked = time.perf_counter()
        urllib.request.urlopen(self.address + path).read()
        now = time.perf_counter()
        return (now - self.started) * 1000, (now - asked) * 1000

    def resident_bytes(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", text).group(1)) * 1024

    def processor_seconds(self):
        """Returns the processor time of the process in user and system mode (proc(5), fields 14 and 15)."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
