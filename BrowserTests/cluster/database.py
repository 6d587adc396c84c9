"""Controls the PostgreSQL server that Scripts/with-postgresql has started for these tests."""

import os
import pathlib
import subprocess
import uuid

SERVER = os.environ.get("BELVEDERE_POSTGRESQL", "")
DATA = os.environ.get("BELVEDERE_POSTGRESQL_DATA", "")
PROGRAMS = pathlib.Path(os.environ.get("BELVEDERE_POSTGRESQL_PROGRAMS", "/"))


def run(*command):
    """Runs a command with the account of the PostgreSQL server, because PostgreSQL refuses to run as root."""
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    # Discard its output: the server inherits the output and would keep a pipe open.
    subprocess.run([*user, *map(str, command)], cwd="/", check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Database:
    """The database of one test."""

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
        """Returns the lines that a query returns. The query is run by another program than the gallery."""
        return self._ask(self.name, statement)

    def names(self):
        """Returns the stored contacts in the order in which they were added."""
        content = "convert_from(content, 'UTF8')::json->'name'"
        return self.ask(f"SELECT ({content}->>'first') || ' ' || ({content}->>'last') FROM contacts.contact ORDER BY id")

    def drop(self):
        self._ask("postgres", f"DROP DATABASE {self.name} WITH (FORCE)")


def stop():
    """Stops the PostgreSQL server immediately, as in a crash. It keeps the stored data."""
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--mode", "immediate", "--silent", "--wait", "stop")


def start():
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--log", f"{DATA}/server.log", "--silent", "--wait", "start")


def restart():
    """Stops the PostgreSQL server regularly, as its administrator does, and starts it again."""
    run(PROGRAMS / "pg_ctl", "--pgdata", DATA, "--mode", "fast", "--silent", "--wait", "--log", f"{DATA}/server.log", "restart")
