"""The PostgreSQL server that Scripts/with-postgresql has started for these tests."""

import os
import pathlib
import subprocess
import uuid

SERVER = os.environ.get("BELVEDERE_POSTGRESQL", "")
DATA = os.environ.get("BELVEDERE_POSTGRESQL_DATA", "")
PROGRAMS = pathlib.Path(os.environ.get("BELVEDERE_POSTGRESQL_PROGRAMS", "/"))


def run(*command):
    """A command of the server's own user; PostgreSQL does not run as root."""
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    # Its output goes nowhere, because the server inherits it and would keep a pipe open.
    subprocess.run([*user, *map(str, command)], cwd="/", check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Database:
    """A database of one test."""

    def __init__(self):
        assert SERVER, "these tests need a server: run them by `make test-cluster`"
        self.name = "test_" + uuid.uuid4().hex
        self.address = f"{SERVER}/{self.name}"
        self._ask("postgres", f"CREATE DATABASE {self.name}")

    def _ask(self, database, statement):
        answer = subprocess.run(
            [PROGRAMS / "psql", "--no-psqlrc", "-At", "-v", "ON_ERROR_STOP=1", "-c", statement, f"{SERVER}/{database}"],
            check=True, capture_output=True, text=True,
        )
        return answer.stdout.splitlines()

    def ask(self, statement):
        """What another program reads: the lines of an answer."""
        return self._ask(self.name, statement)

    def names(self):
        """The contacts that are stored, in the order in which they came."""
        content = "convert_from(content, 'UTF8')::json->'name'"
        return self.ask(f"SELECT ({content}->>'first') || ' ' || ({content}->>'last') FROM contacts.contact ORDER BY id")

    def drop(self):
        self._ask("postgres", f"DROP DATABASE {self.name} WITH (FORCE)")


def stop():
    """Ends the server at once, as a failure does. What was stored is stored."""
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--mode", "immediate", "--silent", "--wait", "stop")


def start():
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--log", f"{DATA}/server.log", "--silent", "--wait", "start")


def restart():
    """Ends the server as its administrator does, and starts it again."""
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--mode", "fast", "--silent", "--wait", "--log", f"{DATA}/server.log", "restart")
