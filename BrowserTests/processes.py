"""Functions that wait for other processes, which cannot notify a test. To wait for pages, use the module `waiting`."""

import time

from waiting import PATIENCE


def wait_for(condition, what, limit=PATIENCE):
    """Waits until a condition is true that another process makes true."""
    end = time.monotonic() + limit
    while not condition():
        assert time.monotonic() < end, f"never came true: {what}"
        time.sleep(0.02)


def wait_until_idle(process, limit=PATIENCE):
    """Waits until a process has no more work, which means that its processor time does not grow."""
    def ticks():
        with open(f"/proc/{process.pid}/stat", encoding="utf-8") as stat:
            return sum(map(int, stat.read().rpartition(")")[2].split()[11:13]))

    looks = []

    def is_idle():
        looks.append(ticks())
        # Allow one tick of processor time, because a process needs a little for its own timers.
        return len(looks) > 40 and looks[-1] - looks[-40] <= 1

    wait_for(is_idle, "the process is idle", limit)
