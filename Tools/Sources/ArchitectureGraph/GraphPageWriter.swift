import Architecture
import Foundation
import SwiftFacts

/// Writes a graph as one page. It loads nothing else, and the browser lays it out.
struct GraphPageWriter {
    let graph: ArchitectureGraph
    /// The boxes that are open at first; `nil` to let the page choose by the size of the graph.
    let detail: GraphDetail?
    let title: String

    private struct Content: Encodable {
        struct Target: Encodable {
            var name: String
            var rank: Int
        }
        struct Item: Encodable {
            var name: String
            var target: Int
            var folder: String
            var role: String?
            var isContract: Bool
            var place: String
            var findings: [Remark]
        }
        struct Remark: Encodable {
            var rule: String
            var what: String
            var why: String
            var fix: String
            var place: String
        }
        struct Look: Encodable {
            var words: String
            var fill: String
            var stroke: String
        }
        var title: String
        var detail: String?
        var targets: [Target]
        var types: [Item]
        /// One array per edge: the index of the using type, the index of the used type, the number of uses, 1 if a use breaks a rule, and 1
        /// if a use is inheritance.
        var edges: [[Int]]
        var roles: [String: Look]
        var order: [String]
    }

    var text: String {
        let ranks = graph.ranks
        let numbers = Dictionary(graph.targets.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        let content = Content(
            title: title, detail: detail?.rawValue,
            targets: graph.targets.map { Content.Target(name: $0, rank: ranks[$0] ?? 0) },
            types: graph.types.map { type in
                Content.Item(
                    name: type.path, target: numbers[type.target] ?? 0, folder: type.folder, role: type.role?.rawValue,
                    isContract: type.isContract, place: "\(type.file):\(type.line)",
                    findings: type.findings.map {
                        Content.Remark(rule: $0.rule, what: $0.what, why: $0.why, fix: $0.fix, place: "\($0.path):\($0.position.line)")
                    }
                )
            },
            edges: graph.edges.map { [$0.from, $0.to, $0.count, $0.isViolation ? 1 : 0, $0.isInheritance ? 1 : 0] },
            roles: Dictionary(
                Role.allCases.map {
                    ($0.rawValue, Content.Look(words: $0.words, fill: RoleColour.schemedFill($0), stroke: RoleColour.schemedStroke($0)))
                }
            ) { first, _ in first },
            order: Role.allCases.map(\.rawValue)
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(MarkupEscape.escaped(title)): who knows whom</title>
            <style>
            \(GraphPage.style)
            </style>
            </head>
            <body>
            <header>
            <h1>\(MarkupEscape.escaped(title))</h1>
            <p id="summary"></p>
            <label class="search">Find a type <input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="status"></label>
            <span id="status" role="status"></span>
            <button id="open" type="button">Open all</button>
            <button id="close" type="button">Close all</button>
            <span class="zoom" role="group" aria-label="Zoom">
            <button id="zoom-out" type="button" aria-label="Zoom out">−</button>
            <button id="zoom-reset" type="button" title="Zoom to 100 %">100 %</button>
            <button id="zoom-in" type="button" aria-label="Zoom in">+</button>
            <button id="zoom-all" type="button">Show all</button>
            </span>
            <ul id="legend" aria-label="Roles"></ul>
            </header>
            <main>
            <section id="canvas" tabindex="0" aria-label="Targets, folders and types"><div id="sheet"><div id="surface"><svg id="arrows" aria-hidden="true"></svg><div id="rows"></div></div></div></section>
            <p id="limit"></p>
            <aside id="panel" aria-live="polite"></aside>
            </main>
            <script id="content" type="application/json">\(json.replacingScalars(["<": "\\u003c"]))</script>
            <script>
            \(GraphPage.script)
            </script>
            </body>
            </html>

            """
    }
}
