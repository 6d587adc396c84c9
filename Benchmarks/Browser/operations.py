"""Measures the operations of js-framework-benchmark, compared with the same in plain JavaScript."""

import statistics

from chromium import open_page

SEQUENCE = [
    "create 1,000 rows", "replace 1,000 rows", "update every 10th row", "select a row", "swap two rows", "remove a row",
    "append 1,000 rows", "clear", "create 10,000 rows", "clear",
]


def measure_operations(report, browser, gallery, floor, rounds):
    pages = {"gallery": open_page(browser, gallery.address + "/bench"), "vanilla": open_page(browser, floor.address + "/vanilla")}
    times = {}
    for number in range(-1, rounds):
        for contender, page in list(pages.items())[:: 1 if number % 2 else -1]:
            for step, operation in enumerate(SEQUENCE):
                time = page.evaluate("name => measuring.operation(name)", operation)
                # The first round is not counted, because caches are still empty.
                if number >= 0:
                    times.setdefault((step, contender), []).append(time)
    for page in pages.values():
        page.context.close()
    for moment, title in (("dom", "DOM changed"), ("painted", "painted")):
        report.section(f"js-framework-benchmark, {title}, median of {rounds}", floor="vanilla")
        for step, operation in enumerate(SEQUENCE):
            middle = {contender: statistics.median(time[moment] for time in times[step, contender]) for contender in pages}
            rows = {7: " of 1,999 rows", 9: " of 10,000 rows"}.get(step, "")
            report.figure(operation + rows, middle["gallery"], "ms", middle["vanilla"])
