"""The browser that the tests drive."""

import os
import shutil


def launch(playwright):
    """Starts Chromium: the one named by CHROMIUM, else one of Debian's, else the one that Playwright has installed.

    The headless build comes first, because it opens a page in a third of the time.
    """
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
