import Architecture
@testable import ArchitectureGraph
import Foundation
import SwiftFacts
import Testing

@Suite struct ArchitectureGraphTests {
    static let sources = [
        (
            "Package.swift",
            """
            let package = Package(name: "A", targets: [.target(name: "Model"), .target(name: "App"), .testTarget(name: \
            "AppTests")])
            """
        ),
        (
            "Sources/App/Login/LoginPresenter.swift",
            """
            import Model
            final class LoginPresenter {
                var view: LoginViewInput?
                struct State { var user: User? }
            }
            """
        ),
        (
            "Sources/App/Login/LoginViewInput.swift",
            "protocol LoginViewInput: AnyObject {}\nfinal class LoginAssembly { func make() -> LoginPresenter { LoginPresenter() } }"
        ),
        ("Sources/Model/Entities/User.swift", "public struct User {}"),
        ("Tests/AppTests/T.swift", "import App\nstruct T { var presenter: LoginPresenter }"),
    ]

    private func graph(targets: Set<String> = []) -> ArchitectureGraph {
        let checker = Checker(configuration: Configuration())
        let codebase = checker.codebase(Project(sources: Self.sources))
        return ArchitectureGraph(codebase, findings: checker.check(codebase).findings, targets: targets)
    }

    @Test func itHoldsTypesWithTheirRolesAndNoTests() {
        let graph = graph()
        #expect(graph.targets == ["App", "Model"])
        #expect(graph.types.map(\.path).sorted() == ["LoginAssembly", "LoginPresenter", "LoginViewInput", "User"])
        let presenter = graph.types.first { $0.path == "LoginPresenter" }
        #expect(presenter?.role == .presenter)
        #expect(presenter?.folder == "Login")
        #expect(presenter?.findings.map(\.rule) == ["strong-view"])
    }

    @Test func nestedTypesCountAsTheOuterOne() {
        let graph = graph()
        let pairs = graph.edges.map { "\(graph.types[$0.from].path) \(graph.types[$0.to].path)" }
        #expect(Set(pairs) == ["LoginPresenter LoginViewInput", "LoginPresenter User", "LoginAssembly LoginPresenter"])
    }

    @Test func oneTargetCanBeDrawnAlone() {
        #expect(graph(targets: ["Model"]).types.map(\.path) == ["User"])
    }

    @Test func twoTargetsWithOneNameStayApart() {
        let project = Project(sources: [
            ("A/Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"App\")])"),
            ("B/Package.swift", "let package = Package(name: \"B\", targets: [.target(name: \"App\"), .target(name: \"Model\")])"),
            ("A/Sources/App/One.swift", "struct One {}"), ("B/Sources/App/Two.swift", "struct Two {}"),
            ("B/Sources/Model/Three.swift", "struct Three {}"),
        ])
        let codebase = Codebase(project: project)
        let whole = ArchitectureGraph(codebase, findings: [])
        #expect(Set(whole.targets) == ["App (A/Sources/App)", "App (B/Sources/App)", "Model"])
        #expect(whole.types.map(\.path).sorted() == ["One", "Three", "Two"])
        #expect(ArchitectureGraph(codebase, findings: [], targets: ["App"]).targets.count == 2)
        #expect(ArchitectureGraph(codebase, findings: [], targets: ["App (B/Sources/App)"]).types.map(\.path) == ["Two"])
    }

    @Test(arguments: GraphDetail.allCases) func theSVGIsWellFormedAndItsBoxesDoNotOverlap(detail: GraphDetail) throws {
        let picture = GraphPicture(graph(), detail: detail)
        let layout = LayeredLayout(picture)
        for (index, box) in layout.boxes.enumerated() {
            for other in layout.boxes.dropFirst(index + 1) {
                let isApart =
                    box.x + box.width <= other.x || other.x + other.width <= box.x || box.bottom <= other.y || other.bottom <= box.y
                #expect(isApart, "\(box) and \(other)")
            }
            #expect(box.x >= 0 && box.x + box.width <= layout.width + 0.5 && box.bottom <= layout.height + 0.5)
        }
        let svg = SVGWriter(picture: picture, title: "A & <B>").text
        #expect(svg.contains("A &amp; &lt;B&gt;"))
        #expect(XMLBalance.isBalanced(svg))
        #expect(svg == SVGWriter(picture: GraphPicture(graph(), detail: detail), title: "A & <B>").text)
    }

    @Test func dotAndMermaidNameEachBoxAndMarkWhatBreaksARule() {
        let dot = GraphFormat.dot.text(of: graph(), detail: .types, title: "A \"quoted\"")
        #expect(dot.hasPrefix("digraph \"A \\\"quoted\\\"\" {"))
        #expect(dot.contains("label=\"LoginPresenter\""))
        #expect(dot.contains("color=\"#dc2626\""))
        let mermaid = GraphFormat.mermaid.text(of: graph(), detail: .types, title: "A")
        #expect(mermaid.hasPrefix("flowchart TD\n"))
        #expect(mermaid.contains("[\"User\"]"))
        #expect(mermaid.contains("#dc2626"))
    }

    @Test func thePageHoldsTheGraphAndAsksNobodyForAnything() throws {
        let page = GraphFormat.html.text(of: graph(), detail: .types, title: "</script><b>")
        #expect(
            !page.contains("http://") || page.components(separatedBy: "http://").count == 2, "only the name of SVG's space is an address")
        #expect(!page.contains("https://"))
        #expect(!page.contains("</script><b>"))
        #expect(page.contains("LoginPresenter"))
    }

    /// A picture of 1,400 types must fit on a screen when it is zoomed out. A strip of 1,300 × 35,000 points does not.
    @Test func aLargeProjectIsNoHighStrip() {
        let layout = LayeredLayout(GraphPicture(LargeProject.graph, detail: .types))
        #expect(layout.boxes.count == LargeProject.typeCount)
        #expect(layout.height < 2 * layout.width, "\(layout.width) × \(layout.height)")
        let narrow = LayeredLayout(GraphPicture(LargeProject.graph, detail: .types), widest: 1_240)
        #expect(narrow.height > 10_000, "the project needs wider rows")
    }

    @Test(arguments: [nil] + GraphDetail.allCases.map(Optional.some)) func thePageKnowsTheLevelThatItOpensWith(detail: GraphDetail?) {
        let page = GraphFormat.html.text(of: graph(), detail: detail, title: "A")
        #expect(page.contains("\"detail\":\"\(detail?.rawValue ?? "")\"") == (detail != nil))
    }

    @Test func theColoursOfAPageFollowItsScheme() {
        let page = GraphFormat.html.text(of: graph(), detail: nil, title: "A")
        #expect(page.contains("light-dark(#1c3d94,#b3c5ff)"), "the inspector has the same colours for views")
        #expect(!GraphFormat.svg.text(of: graph(), detail: nil, title: "A").contains("light-dark"), "other programs do not know it")
    }

    @Test func ranksFallAndCirclesDoNotStopThem() {
        let ranks = Ranks(nodes: ["a", "b", "c"], edges: [("a", "b"), ("b", "c"), ("c", "a"), ("a", "c")])
        let found: [Int] = ["a", "b", "c"].map { ranks[$0] }
        #expect(found == [0, 1, 2])
        let count = 20_000
        let long = Ranks(nodes: Array(0...count), edges: (0..<count).map { ($0, $0 + 1) })
        #expect(long[count] == count)
    }
}
