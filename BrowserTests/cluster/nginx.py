"""Starts nginx as a proxy with the documented configuration, the addresses of a test and its own certificate."""

import pathlib
import shutil
import subprocess

from cluster.balancer import free_port
from gallery import ROOT
from processes import wait_for


class Nginx:
    def __init__(self, folder, ports, timeout="65s", port=None):
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        assert pathlib.Path(program).exists(), "there is no nginx here: Scripts/require cluster installs it"
        certificate, key = folder / "apps.pem", folder / "apps.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
            check=True, capture_output=True,
        )
        self.port = port or free_port()
        text = (ROOT / "Deploy" / "nginx.conf").read_text()
        replacements = {
            "127.0.0.1:8443": f"127.0.0.1:{self.port}",
            "127.0.0.1:8081": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8082": f"127.0.0.1:{ports[1]}",
            "/etc/nginx/apps.pem": str(certificate),
            "/etc/nginx/apps.key": str(key),
            "65s": timeout,
        }
        for old, new in replacements.items():
            assert old in text, f"the recipe does not name {old} any more"
            text = text.replace(old, new)
        # The configuration around the documented part is Debian's, but with other folders for temporary files.
        names = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"    {name}_temp_path {folder}/{name};\n" for name in names)
        path = folder / "nginx.conf"
        path.write_text(f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{ worker_connections 512; }}\n"
                        f"http {{\n    access_log off;\n{folders}{text}}}\n")
        subprocess.run([program, "-t", "-q", "-p", folder, "-e", folder / "error.log", "-c", path], check=True)
        self.process = subprocess.Popen([program, "-p", folder, "-e", folder / "error.log", "-c", path])
        self.address = f"https://localhost:{self.port}"
        wait_for(lambda: self.curl("/hello").endswith(" 200"), "nginx serves the pages")

    def curl(self, path, *options):
        """Requests a path through the proxy with curl. Returns the HTTP version of the connection, and the status."""
        command = ["curl", "--silent", "--insecure", "--output", "/dev/null", "--write-out", "%{http_version} %{http_code}", *options]
        return subprocess.run([*command, self.address + path], capture_output=True, text=True).stdout

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
