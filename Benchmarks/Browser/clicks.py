"""Measures the time and the bytes from a click to the changed page, with 0, 1,000 and 10,000 rows, compared with a minimal page."""

import statistics

from chromium import open_page

PAGES = [
    # The name of the figure, the button that makes the rows, and the address of the minimal page to compare with.
    ("nothing else", None, "/"),
    ("1,000 rows", "create 1,000 rows", "/vanilla"),
    ("10,000 rows", "create 10,000 rows", "/vanilla"),
]


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure_clicks(report, browser, gallery, floor, rounds, clicks=25):
    pages = {}
    for name, operation, path in PAGES:
        for contender, address in (("gallery", gallery.address + "/bench"), ("floor", floor.address + path)):
            page = pages[name, contender] = open_page(browser, address)
            if operation:
                page.evaluate("name => measuring.operation(name)", operation)
            page.evaluate("count => measuring.clicks(count)", 20)
    times = {key: [] for key in pages}
    for number in range(rounds):
        # Measure the contenders alternately, and change the order in each round.
        for key, page in list(pages.items())[:: 1 if number % 2 else -1]:
            times[key] += page.evaluate("count => measuring.clicks(count)", clicks)
    for page in pages.values():
        page.context.close()

    report.section(f"click -> page changed, {rounds * clicks} clicks each", floor="bare swift-nio")
    smallest = PAGES[0][0]
    for moment, title in (("dom", "DOM changed"), ("painted", "painted")):
        for share, label in ((0.5, "p50"), (0.95, "p95")):
            of = {key: percentile([time[moment] for time in values], share) for key, values in times.items()}
            for name, _, _ in PAGES:
                report.figure(
                    f"click -> {title}, {label}, {name} on the page", of[name, "gallery"], "ms", of[name, "floor"],
                    ratio_limit=1.3 if moment == "dom" else None,
                )
            if moment == "dom":
                for name, _, _ in PAGES[1:]:
                    growth = {contender: of[name, contender] / of[smallest, contender] for contender in ("gallery", "floor")}
                    report.figure(
                        f"  {label} with {name}, by that with {smallest}", growth["gallery"], "x", growth["floor"], limit=1.1
                    )


def measure_bytes(report, browser, gallery):
    """Returns the bytes that one change of a label sends, from the click to the acknowledgement of its frame, with the frames' headers."""
    page = browser.new_context().new_page()
    frames = {"up": [], "down": []}

    def listen(socket):
        socket.on("framesent", lambda data: frames["up"].append(len(data.encode() if isinstance(data, str) else data)))
        socket.on("framereceived", lambda data: frames["down"].append(len(data.encode() if isinstance(data, str) else data)))

    page.on("websocket", listen)
    page.goto(gallery.address + "/bench")
    page.wait_for_selector("html[data-live=yes]")
    page.wait_for_timeout(1500)
    changes = []
    for _ in range(5):
        frames["up"].clear(), frames["down"].clear()
        page.evaluate("document.querySelector('[data-b=press]').click()")
        page.wait_for_timeout(1300)
        # RFC 6455, section 5.2: two bytes of header for a short frame, and four bytes of mask from the client.
        changes.append((sum(length + 6 for length in frames["up"]), sum(length + 2 for length in frames["down"])))
    page.context.close()
    report.section("bytes of one label change, with the headers of the frames", floor="")
    report.figure("up: the click and the acknowledgement", statistics.median(up for up, _ in changes), "bytes", limit=48)
    report.figure("down: the new text", statistics.median(down for _, down in changes), "bytes", limit=48)
