"""Measures a table of 100,000 rows, compared with a plain HTML table and AG Grid, which both load all rows into the browser."""

import pathlib
import statistics
import subprocess
import sys
import tempfile
import zipfile

PAGE = pathlib.Path(__file__).with_name("tables.html")
SCRIPT = pathlib.Path(__file__).with_name("tables.js")
# A Python package that contains the script of AG Grid (community edition).
PACKAGE, MEMBER = "nicegui==3.18.0", "nicegui/elements/aggrid/dist/index.js"
ADDRESS = "http://grids.test"
STEPS = ["open", "scroll to the middle", "scroll to the end", "sort by a number", "edit a cell"]


def grid_script():
    """Downloads the package and returns the script of AG Grid."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, PACKAGE], check=True)
        with zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl"))) as wheel:
            return wheel.read(MEMBER).decode()


def measure_tables(report, browser, gallery, rounds):
    script = grid_script()
    addresses = {"gallery": gallery.address + "/fixture/table", "plain": ADDRESS + "/plain", "AG Grid": ADDRESS + "/grid"}
    times = {}
    for number in range(-1, rounds):
        for contender, address in list(addresses.items())[:: 1 if number % 2 else -1]:
            # Measure the plain table only once, because it takes minutes.
            if contender == "plain" and number != 0:
                continue
            for step, time in zip(STEPS, run(browser, address, script)):
                # The first round is not counted, because caches are still empty.
                if number >= 0:
                    times.setdefault((step, contender), []).append(time)
    for other in ("plain", "AG Grid"):
        report.section(f"table of 100,000 rows, painted, median of {len(times[STEPS[0], other])}", floor=other)
        for step in STEPS:
            middle = {contender: statistics.median(times[step, contender]) for contender in addresses}
            report.figure(step, middle["gallery"], "ms", middle[other])


def run(browser, address, script):
    """Returns the milliseconds of each action until its result is painted."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(180_000)
    page.add_init_script(path=SCRIPT)
    page.route(ADDRESS + "/grid.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    for name in ("plain", "grid"):
        page.route(f"{ADDRESS}/{name}", lambda route: route.fulfill(body=PAGE.read_text(), content_type="text/html; charset=utf-8"))
    page.goto(address, wait_until="commit")
    times = [page.evaluate("tables.opened()")]
    if address.startswith(ADDRESS):
        page.wait_for_load_state()
    else:
        page.locator("html[data-live=yes]").wait_for()
    times.append(page.evaluate("tables.scroll(0.5, number => Math.abs(number - 50000) < 300)"))
    times.append(page.evaluate("tables.scroll(1, number => number > 99900)"))
    page.evaluate("tables.scroll(0, number => number < 100)")
    page.evaluate("tables.arm('click', () => tables.numberAt(1) === 6001)")
    page.locator(".ag-header-cell[col-id=salary], th:has-text('Salary'), [role=columnheader]:has-text('Salary')").first.click()
    times.append(page.evaluate("tables.took"))
    cell = page.evaluate("tables.nameCell()")
    page.mouse.dblclick(cell["x"], cell["y"])
    page.locator("input:focus").wait_for()
    page.keyboard.press("Control+A")
    page.keyboard.type("Zoe")
    page.evaluate("tables.arm('keydown', () => tables.nameAt(0) === 'Zoe')")
    page.keyboard.press("Enter")
    times.append(page.evaluate("tables.took"))
    page.context.close()
    return times
