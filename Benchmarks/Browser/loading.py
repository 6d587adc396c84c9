"""Measures the time until a new process answers, and the size of a page on the network."""

import statistics

from server import Server


def measure_start(report, gallery_command, floor_command, rounds):
    times = {"gallery": [], "floor": []}
    for _ in range(rounds):
        for name, command, path in (("gallery", gallery_command, "/hello"), ("floor", floor_command, "/")):
            with Server(*command) as server:
                times[name].append(server.first_response(path))
    report.section(f"first response, median of {rounds} processes", floor="bare swift-nio")
    for index, title in enumerate(("from the start of the process", "from the request")):
        middle = {name: statistics.median(time[index] for time in values) for name, values in times.items()}
        report.figure(f"first page, {title}", middle["gallery"], "ms", middle["floor"], limit=150)


def measure_weight(report, browser, gallery):
    report.section("page as transferred, with the headers of the answers", floor="")
    for path in ("/hello", "/bench"):
        page = browser.new_context().new_page()
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        sizes = []
        network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.goto(gallery.address + path)
        page.wait_for_selector("html[data-live=yes]")
        page.wait_for_timeout(300)
        page.context.close()
        report.figure(f"weight of {path}", sum(sizes) / 1000, "KB", limit=20)
        report.figure(f"requests of {path}", len(sizes), "", limit=3)
