import Architecture
import ArchitectureGraph
import Foundation
import SwiftFacts
import Testing

/// Drives the page of a graph in a browser like a person: opens boxes, picks a type, searches and closes all boxes.
@Suite(.enabled(if: Chromium.path != nil, "there is no Chromium"), .timeLimit(.minutes(2)))
struct PageInBrowserTests {
    /// The steps of a person, with one line of output for each visible result.
    private static let steps = """
        const seen = [];
        const boxes = () => [...document.querySelectorAll("[data-box]")].map((box) => box.querySelector(".name")?.textContent ?? box.textContent);
        const see = (what, value) => seen.push(`${what}: ${value}`);
        const press = (words) => [...document.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent) === words).click();
        const type = (text) => { const field = document.getElementById("search"); field.value = text; field.dispatchEvent(new Event("input")); };
        addEventListener("error", (event) => see("error", event.message));
        see("summary", document.getElementById("summary").textContent);
        press("Close all");
        see("closed", boxes().join(" "));
        press("Open App");
        see("opened", boxes().join(" "));
        press("LoginPresenter");
        see("focused", document.activeElement.textContent);
        see("panel", [...document.querySelectorAll("#panel h2, #panel h3, #panel .rule, #panel li")].map((each) => each.textContent).join(", "));
        see("red arrows", document.querySelectorAll("#arrows path[stroke='#dc2626']").length);
        dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        see("left", document.querySelector("#panel h2").textContent);
        press("Close all");
        type("user");
        see("found", [...document.querySelectorAll("[data-box]:not(.dim)")].map((box) => box.querySelector(".name")?.textContent ?? box.textContent).join(" "));
        const result = document.createElement("pre");
        result.id = "seen";
        result.textContent = seen.join("\\n");
        document.body.append(result);
        """

    @Test func boxesOpenTypesArePickedAndFound() throws {
        let codebase = Checker(configuration: Configuration()).codebase(Project(sources: ArchitectureGraphTests.sources))
        let graph = ArchitectureGraph(codebase, findings: Checker(configuration: Configuration()).check(codebase).findings)
        let page = GraphFormat.html.text(of: graph, detail: .types, title: "A").replacing(
            "</body>", with: "<script>\(Self.steps)</script></body>")
        let text = try #require(try Chromium.document(of: page))
        let begin = try #require(text.range(of: "<pre id=\"seen\">")),
            end = try #require(text.range(of: "</pre>", range: begin.upperBound..<text.endIndex))
        #expect(
            text[begin.upperBound..<end.lowerBound].split(separator: "\n") == [
                "summary: 2 targets, 4 types, 3 uses, 1 finding",
                "closed: App Model",
                "opened: App Login LoginViewInput LoginPresenter LoginAssembly Model",
                "focused: LoginPresenter",
                "panel: LoginPresenter, strong-view, Knows 2 types, LoginViewInput, User, Known by 1 type, LoginAssembly",
                "red arrows: 1",
                "left: Who knows whom",
                "found: Model Entities User",
            ])
    }
}
