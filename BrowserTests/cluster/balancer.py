"""Starts HAProxy, a load balancer, with the documented configuration and the addresses of a test."""

import pathlib
import re
import shutil
import socket
import subprocess
import urllib.request

from gallery import ROOT
from processes import wait_for


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def answers(address):
    try:
        urllib.request.urlopen(address, timeout=2).close()
        return True
    except OSError:
        return False


class Balancer:
    def __init__(self, folder, ports):
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        assert pathlib.Path(program).exists(), "there is no HAProxy here: Scripts/require cluster installs it"
        text = (ROOT / "Deploy" / "haproxy.cfg").read_text()
        self.port = free_port()
        for old, new in {"127.0.0.1:8000": self.port, "127.0.0.1:8081": ports[0], "127.0.0.1:8082": ports[1]}.items():
            assert old in text, f"the recipe does not name {old} any more"
            text = text.replace(old, f"127.0.0.1:{new}")
        path = folder / "haproxy.cfg"
        path.write_text(text)
        subprocess.run([program, "-c", "-q", "-f", str(path)], check=True)
        self.process = subprocess.Popen([program, "-db", "-f", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{self.port}"
        wait_for(lambda: answers(f"{self.address}/hello"), "HAProxy serves the pages")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
