#if canImport(UIKit)
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// Views in rows and columns.
@MainActor @Suite(.serialized)
struct GridTests {
    private func open(_ grid: Grid, _ body: sending ConformanceBody<(GridView, HostWindow), Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Grid", content: grid)) }
        try await HostStage().open(app, at: "", Setting()) { player in
            let screen = try #require(player.reader.columns.first?.topViewController?.view)
            try await body((try #require(find(in: screen)), player.host.window))
        }
    }

    private func find(in view: UIView) -> GridView? { (view as? GridView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first }

    private func rows(_ grid: GridView) -> [[String]] {
        grid.arrangedSubviews.map { row in row.subviews.compactMap { ($0.part("text") as? UILabel)?.text } }
    }

    @Test func theViewsStandInRows() async throws {
        try await open(Grid(columns: [.fit, .fill], ["A", "B", "C"].map { Label($0) })) { grid, _ in
            #expect(rows(grid) == [["A", "B"], ["C"]])
        }
    }

    @Test func aWiderGridHasMoreColumns() async throws {
        try await open(Grid(columnsOfAtLeast: 10, ["A", "B", "C", "D"].map { Label($0) })) { grid, _ in
            #expect(rows(grid) == [["A"], ["B"], ["C"], ["D"]])
            grid.bounds = CGRect(x: 0, y: 0, width: 330, height: 100)
            grid.layoutSubviews()
            #expect(rows(grid) == [["A", "B", "C"], ["D"]])
        }
    }

    @Test func aFieldKeepsTheKeyboardWhenAViewIsAdded() async throws {
        let content = Grid(columns: [.fit, .fill], [Label("Name"), TextField("Name")])
        try await open(content) { grid, window in
            let field = try #require(grid.part("entry") as? UITextField), row = field.superview?.superview
            field.becomeFirstResponder()
            content.add(Label("Age"))
            window.takeChanges()
            #expect(grid.arrangedSubviews.count == 2)
            #expect(field.isFirstResponder && field.superview?.superview === row)
        }
    }
}
#endif
