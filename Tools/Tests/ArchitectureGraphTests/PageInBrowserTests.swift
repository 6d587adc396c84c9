import Architecture
import ArchitectureGraph
import Foundation
import SwiftFacts
import Testing

/// Drives the page of a graph in a browser like a person: opens boxes, picks a type, searches, zooms and closes all boxes.
@Suite(.enabled(if: Chromium.path != nil, "there is no Chromium"), .timeLimit(.minutes(2)))
struct PageInBrowserTests {
    private func page(detail: GraphDetail?) -> String {
        let codebase = Checker(configuration: Configuration()).codebase(Project(sources: ArchitectureGraphTests.sources))
        let graph = ArchitectureGraph(codebase, findings: Checker(configuration: Configuration()).check(codebase).findings)
        return GraphFormat.html.text(of: graph, detail: detail, title: "A")
    }

    @Test func boxesOpenTypesArePickedAndFound() throws {
        let steps = """
            see("summary", document.getElementById("summary").textContent);
            press("Close all");
            see("closed", boxes().join(" "));
            press("Open App");
            see("opened", boxes().join(" "));
            press("LoginPresenter");
            see("focused", document.activeElement.textContent);
            see("panel", [...document.querySelectorAll("#panel h2, #panel h3, #panel .rule, #panel li")].map((each) => each.textContent).join(", "));
            see("red arrows", document.querySelectorAll("#arrows .arrow.red").length);
            key("Escape");
            see("left", document.querySelector("#panel h2").textContent);
            press("Close all");
            type("user");
            see("found", boxes().join(" "));
            see("panel", document.querySelector("#panel h2").textContent);
            key("Escape", document.getElementById("search"));
            see("after the search", boxes().join(" "));
            type("nothing");
            see("not found", `${boxes().length}, ${document.getElementById("status").textContent}, ${rows.textContent}`);
            """
        let lines = try DrivenPage.lines(of: page(detail: nil), steps: steps)
        #expect(
            lines == [
                "summary: 2 targets, 4 types, 3 uses, 1 finding",
                "closed: App Model",
                "opened: App Login LoginViewInput LoginPresenter LoginAssembly Model",
                "focused: LoginPresenter",
                "panel: LoginPresenter, strong-view, Knows 2 types, LoginViewInput, User, Known by 1 type, LoginAssembly",
                "red arrows: 1",
                "left: Who knows whom",
                "found: Model Entities User",
                "panel: User",
                "after the search: App Model",
                "not found: 0, No type, No type has this text in its name.",
            ])
    }

    @Test(arguments: [
        (GraphDetail.targets, "App Model"), (.folders, "App Login Model Entities"),
        (.types, "App Login LoginViewInput LoginPresenter LoginAssembly Model Entities User"),
    ])
    func thePageOpensWithTheRequestedLevel(detail: GraphDetail, boxes: String) throws {
        #expect(try DrivenPage.lines(of: page(detail: detail), steps: "see(\"boxes\", boxes().join(\" \"));") == ["boxes: \(boxes)"])
    }

    @Test func keysWheelsAndFingersZoomAndAMousePans() throws {
        let steps = """
            const percent = () => document.getElementById("zoom-reset").textContent;
            const login = () => document.querySelector('[data-box="t0"]').getBoundingClientRect();
            const width = login().width;
            key("+");
            see("in", `${percent()}, ${(login().width / width).toFixed(2)}`);
            key("+", document.getElementById("search"));
            see("in a text", percent());
            key("-"); key("-");
            see("out", percent());
            press("100 %" === percent() ? "" : percent());
            see("reset", percent());
            const area = canvas.getBoundingClientRect(), middle = { clientX: area.left + 100, clientY: area.top + 60, bubbles: true, cancelable: true };
            canvas.dispatchEvent(new WheelEvent("wheel", { ...middle, deltaY: -60, ctrlKey: true }));
            see("wheel", percent());
            canvas.dispatchEvent(new WheelEvent("wheel", { ...middle, deltaY: -60 }));
            see("plain wheel", percent());
            for (let step = 0; step < 20; step++) key("+");
            see("most", percent());
            const mouse = (name, x, y) => canvas.dispatchEvent(new PointerEvent(name, { pointerType: "mouse", button: 0, bubbles: true, clientX: area.left + x, clientY: area.top + y }));
            canvas.setPointerCapture = () => {};
            const before = [canvas.scrollLeft, canvas.scrollTop];
            mouse("pointerdown", 200, 100); mouse("pointermove", 170, 80); mouse("pointerup", 170, 80);
            see("dragged", `${canvas.scrollLeft - before[0]} ${canvas.scrollTop - before[1]}`);
            press("LoginPresenter");
            see("the click of the drag picks", focus);
            press("LoginPresenter");
            see("the next click picks", document.querySelector("#panel h2").textContent);
            const finger = (identifier, x) => new Touch({ identifier, target: canvas, clientX: area.left + x, clientY: area.top + 100 });
            const touch = (name, left, right) => canvas.dispatchEvent(new TouchEvent(name, { touches: [finger(1, left), finger(2, right)], bubbles: true, cancelable: true }));
            key("0");
            touch("touchstart", 150, 250); touch("touchmove", 125, 275);
            see("pinched", percent());
            key("f");
            see("all", isInside(login(), area));
            """
        let lines = try DrivenPage.lines(of: page(detail: .types), steps: steps)
        #expect(
            lines == [
                "in: 125 %, 1.25", "in a text: 125 %", "out: 80 %", "reset: 100 %", "wheel: 149 %", "plain wheel: 149 %", "most: 300 %",
                "dragged: 30 20", "the click of the drag picks: null", "the next click picks: LoginPresenter", "pinched: 150 %",
                "all: true",
            ])
    }

    @Test func aLargeProjectStaysUsable() throws {
        let page = GraphFormat.html.text(of: LargeProject.graph, detail: nil, title: "Large")
        let steps = """
            see("closed", boxes().length);
            press("Open all");
            see("open types", document.querySelectorAll(".type").length);
            see("not too high", surface.offsetHeight < 3 * surface.offsetWidth);
            const drawing = document.getElementById("arrows");
            see("small drawing", drawing.clientWidth <= 2 * canvas.clientWidth && drawing.clientHeight <= 2 * canvas.clientHeight);
            see("arrows", document.querySelectorAll(".arrow").length <= 500);
            press("Show all");
            draw();
            see("shown", isInside(document.querySelector('[data-box="t27"]').getBoundingClientRect(), canvas.getBoundingClientRect()));
            see("arrows of all", `${document.querySelectorAll(".arrow").length <= 500}, ${document.getElementById("limit").textContent !== ""}`);
            key("0");
            press("Close all");
            type("large1399");
            see("found", boxes().join(" "));
            see("in the window", isInside(document.querySelector(".is-hit").getBoundingClientRect(), canvas.getBoundingClientRect()));
            type("LARGE13");
            see("many", document.getElementById("status").textContent);
            see("the best is open", document.querySelector(".is-hit").textContent);
            see("others are counted", [...document.querySelectorAll(".target > .heading > .count")].map((each) => each.textContent).sort()[0]);
            for (let step = 0; step < 5; step++) key("Enter", document.getElementById("search"));
            see("next", `${document.querySelector(".is-hit").textContent}, ${document.getElementById("status").textContent}`);
            see("in the window", isInside(document.querySelector(".is-hit").getBoundingClientRect(), canvas.getBoundingClientRect()));
            key("ArrowUp", document.getElementById("search"));
            see("back", document.querySelector(".is-hit").textContent);
            type("");
            see("closed again", boxes().length);
            """
        let lines = try DrivenPage.lines(of: page, steps: steps)
        #expect(
            lines == [
                "closed: 28", "open types: 1400", "not too high: true", "small drawing: true", "arrows: true", "shown: true",
                "arrows of all: true, true", "found: Part27 Parts Large1399", "in the window: true", "many: 1 of 111 types",
                "the best is open: Large13", "others are counted: 1 of 50 types", "next: Large134, 6 of 111 types", "in the window: true",
                "back: Large133", "closed again: 28",
            ])
    }

    @Test(arguments: [false, true]) func eachTextIsReadableOnItsBackground(isDark: Bool) throws {
        let page = GraphFormat.html.text(of: RolesProject.graph, detail: .types, title: "Roles")
        let steps = """
            see("dark", matchMedia("(prefers-color-scheme: dark)").matches);
            seeContrasts("open");
            press("OrdersPresenter");
            seeContrasts("picked");
            key("Escape");
            document.querySelector("#legend button").click();
            seeContrasts("by role");
            document.querySelector("#legend button").click();
            type("orders");
            seeContrasts("found");
            type("");
            press("Close all");
            document.querySelector("header button").style.background = "var(--hover)";
            see("closed, faint", contrasts().filter((each) => each.contrast < 4.5).length);
            see("swatches", new Set([...document.querySelectorAll("#legend .swatch")].map((each) => each.style.background + each.style.borderColor)).size);
            see("roles", document.querySelectorAll("#legend .swatch").length);
            document.querySelector("h1").style.color = "var(--line)";
            see("a faint text is found", contrasts().filter((each) => each.contrast < 4.5).map((each) => each.text).join());
            """
        let lines = try DrivenPage.lines(of: page, steps: steps, isDark: isDark)
        #expect(
            lines == ["dark: \(isDark)"]
                + ["open", "picked", "by role", "found"].flatMap { ["\($0), faint: ", "\($0), many: true"] }
                + ["closed, faint: 0", "swatches: 12", "roles: 12", "a faint text is found: Roles"])
    }

    @Test func aTypeIsFoundAndPickedWithoutAMouse() throws {
        let steps = """
            press("Close all");
            document.activeElement.blur();
            keyHere("/");
            see("the keyboard is in", document.activeElement.id);
            typeHere("orders");
            see("found", `${document.querySelector(".is-hit").textContent}, ${document.getElementById("status").textContent}`);
            keyHere("Enter");
            keyHere("ArrowDown");
            keyHere("ArrowUp");
            see("next", document.querySelector(".is-hit").textContent);
            see("still in", document.activeElement.id);
            keyHere("Enter", true);
            see("picked", `${document.activeElement.textContent}, ${document.querySelector("#panel h2").textContent}`);
            see("in the window", isInside(document.activeElement.getBoundingClientRect(), canvas.getBoundingClientRect()));
            keyHere("/");
            document.getElementById("search").select();
            typeHere("basketcoord");
            see("alone", document.getElementById("status").textContent);
            keyHere("Enter");
            see("picked at once", document.activeElement.textContent);
            keyHere("/");
            keyHere("Escape");
            see("ended", `${document.activeElement.id}, ${document.getElementById("search").value}, ${boxes().join(" ")}`);
            """
        let lines = try DrivenPage.lines(of: GraphFormat.html.text(of: RolesProject.graph, detail: nil, title: "A"), steps: steps)
        #expect(
            lines == [
                "the keyboard is in: search", "found: OrderService, 1 of 9 types", "next: OrdersRouter", "still in: search",
                "picked: OrdersRouter, OrdersRouter", "in the window: true", "alone: 1 of 1 type", "picked at once: BasketCoordinator",
                "ended: search, , Shop Model",
            ])
    }

    @Test(arguments: [GraphDetail.folders, .types]) func aNarrowWindowIsNotTooWide(detail: GraphDetail) throws {
        let steps = """
            see("window", innerWidth);
            const isNarrow = () => document.documentElement.scrollWidth <= 360 && document.body.scrollWidth <= 360;
            see("page", isNarrow());
            see("boxes", boxes().length > 4 && [...document.querySelectorAll("[data-box]")].every((box) => box.getBoundingClientRect().right <= 360));
            type("presenter");
            see("found", isNarrow());
            press("\(RolesProject.longName)");
            see("picked", `${isNarrow()}, ${document.querySelector("#panel h2").textContent.length}`);
            for (let step = 0; step < 3; step++) key("+");
            see("zoomed", isNarrow());
            """
        let page = GraphFormat.html.text(of: RolesProject.graph, detail: detail, title: RolesProject.longName)
        let lines = try DrivenPage.lines(of: page, steps: steps, width: 360)
        #expect(
            lines == [
                "window: 360", "page: true", "boxes: true", "found: true", "picked: true, \(RolesProject.longName.count)", "zoomed: true",
            ])
        #expect(
            try DrivenPage.lines(
                of: GraphFormat.html.text(of: LargeProject.graph, detail: detail, title: "Large"),
                steps: "see(\"page\", document.documentElement.scrollWidth <= 360);", width: 360) == ["page: true"])
    }
}
