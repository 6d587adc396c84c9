"""Starts the browser that the tests control."""

import os
import shutil


def launch(playwright):
    """Starts Chromium. It is the program in the variable CHROMIUM, otherwise Debian's, otherwise the one that Playwright has installed.

    Of Debian's two builds the headless one is preferred, because it opens a page in a third of the time.
    """
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
