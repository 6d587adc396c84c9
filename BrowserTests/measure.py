"""Measures the browser host in Chromium: python BrowserTests/measure.py [GALLERY]

Prints one line per figure. Not a test: nothing is asserted. Use a release build for figures to be quoted.
"""

import os
import statistics
import sys
import time
import urllib.request

if len(sys.argv) > 1:
    os.environ["GALLERY"] = sys.argv[1]

from playwright.sync_api import expect, sync_playwright

from conftest import wait_until_live
from gallery import Gallery
from socket_client import SocketClient

# From the click to the changed DOM, and to the next frame of the screen after it, inside the page.
CLICKS = """async ([label, count]) => {
    const button = [...document.querySelectorAll('button')].find(button => button.textContent === label)
    const target = document.querySelector('.label')
    const times = []
    for (let number = 0; number < count; number++) {
        await new Promise(resolve => {
            const start = performance.now()
            const observer = new MutationObserver(() => { times.push(performance.now() - start); observer.disconnect(); resolve() })
            observer.observe(target, { childList: true, characterData: true, subtree: true })
            button.click()
        })
        await new Promise(resolve => setTimeout(resolve, 2))
    }
    return times
}"""

OPERATION = """async ([label, within]) => {
    const buttons = [...document.querySelectorAll('button')].filter(button => button.textContent === label)
    const button = buttons[within || 0]
    const root = document.getElementById('app')
    return await new Promise(resolve => {
        const start = performance.now()
        const observer = new MutationObserver(() => { observer.disconnect(); const dom = performance.now() - start
            requestAnimationFrame(() => requestAnimationFrame(() => resolve([dom, performance.now() - start]))) })
        observer.observe(root, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['class', 'id'] })
        button.click()
    })
}"""

VANILLA = """async count => {
    const host = document.createElement('div')
    document.body.append(host)
    const start = performance.now()
    for (let number = 0; number < count; number++) {
        const row = document.createElement('div'), parts = ['p', 'button', 'button'].map(tag => document.createElement(tag))
        parts.forEach((part, index) => { part.textContent = 'row ' + number + ' ' + index })
        row.append(...parts)
        host.append(row)
    }
    const dom = performance.now() - start
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const painted = performance.now() - start
    host.remove()
    return [dom, painted]
}"""


def show(name, *values):
    print(f"{name:52}", *values, flush=True)


def percentiles(times):
    times = sorted(times)
    return f"p50 {statistics.median(times):.2f} ms, p95 {times[int(len(times) * .95)]:.2f} ms"


def main():
    gallery = Gallery()
    try:
        begin = time.perf_counter()
        html = urllib.request.urlopen(gallery.address + "/hello").read()
        show("first response after start", f"{(time.perf_counter() - begin) * 1000:.0f} ms, {len(html)} bytes uncompressed")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page()
            sizes = []
            page.on("requestfinished", lambda request: sizes.append(sum(request.sizes()[k] for k in ("responseBodySize",))))
            frames = {"up": [], "down": []}
            page.on("websocket", lambda socket: (socket.on("framesent", lambda data: frames["up"].append(len(data))),
                                                 socket.on("framereceived", lambda data: frames["down"].append(len(data)))))
            page.goto(gallery.address + "/bench")
            wait_until_live(page)
            page.wait_for_timeout(500)
            show("page weight, bodies as transferred", f"{sum(sizes)} bytes in {len(sizes)} requests")
            page.evaluate(CLICKS, ["Increment", 50])
            for name, create in [("nothing else", None), ("1,000 rows", "Create 1,000 rows"), ("10,000 rows", "Create 10,000 rows")]:
                if create:
                    page.evaluate(OPERATION, [create, 0])
                    page.wait_for_timeout(1500)
                frames["up"].clear(), frames["down"].clear()
                times = page.evaluate(CLICKS, ["Increment", 300])
                show(f"click to DOM with {name} on the page", percentiles(times))
                show("  bytes per click", f"up {statistics.median(frames['up']):.0f} + 6, down {statistics.median(frames['down']):.0f} + 2")
            page.evaluate(OPERATION, ["Clear", 0])
            page.wait_for_timeout(1000)
            for operation in ["Create 1,000 rows", "Replace 1,000 rows", "Update every 10th row", "Swap rows", "Remove", "Append 1,000 rows", "Clear", "Create 10,000 rows", "Clear"]:
                frames["down"].clear()
                dom, painted = page.evaluate(OPERATION, [operation, 5 if operation == "Remove" else 0])
                page.wait_for_timeout(1200)
                show(operation, f"DOM {dom:.1f} ms, painted {painted:.1f} ms, {sum(frames['down'])} bytes down")
            for count in (1_000, 10_000):
                dom, painted = page.evaluate(VANILLA, count)
                show(f"vanilla JavaScript, create {count}", f"DOM {dom:.1f} ms, painted {painted:.1f} ms")
            browser.close()
        for path in ("/hello", "/bench", "/views"):
            count = 200
            warm = [SocketClient(gallery, path=path) for _ in range(20)]
            time.sleep(.5)
            before = gallery.resident_bytes()
            clients = [SocketClient(gallery, path=path) for _ in range(count)]
            time.sleep(1)
            growth = (gallery.resident_bytes() - before) / count
            views = clients[0].html.count(' id="v')
            show(f"resident memory per idle session of {path}", f"{growth / 1024:.1f} KiB ({views} elements with a number)")
            for client in clients + warm:
                client.close()
            time.sleep(1)
    finally:
        gallery.stop()


if __name__ == "__main__":
    main()
