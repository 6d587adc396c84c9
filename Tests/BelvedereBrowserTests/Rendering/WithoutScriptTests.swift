@_spi(Hosting) @testable import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the search for lists of which a page contains only the first rows.
@Suite struct WithoutScriptTests {
    private func list(_ count: Int, rows: Int, isHidden: Bool = false) -> ViewNode {
        var node = ViewNode(identifier: ViewIdentifier(rawValue: 3), kind: .list)
        node.properties = [PropertyAssignment(RowsView.count, count), PropertyAssignment(View.isHidden, isHidden)]
        node.children = (0..<rows).map { ViewNode(identifier: ViewIdentifier(rawValue: 10 + $0), kind: .row) }
        return node
    }

    private func screen(_ content: ViewNode, isCovered: Bool = false) -> ViewNode {
        var node = ViewNode(identifier: ViewIdentifier(rawValue: 2), kind: .screen, children: [content])
        node.properties = [PropertyAssignment(ScreenView.isCovered, isCovered)]
        return ViewNode(identifier: ViewIdentifier(rawValue: 1), kind: .window, children: [node])
    }

    @Test func aPageLacksRowsOnlyIfAVisibleListIsCut() {
        #expect(WithoutScript.lacksRows(screen(list(1000, rows: 200))))
        #expect(!WithoutScript.lacksRows(screen(list(20, rows: 20))))
        #expect(!WithoutScript.lacksRows(screen(list(0, rows: 0))))
        #expect(!WithoutScript.lacksRows(screen(list(1000, rows: 200, isHidden: true))))
        #expect(!WithoutScript.lacksRows(screen(list(1000, rows: 200), isCovered: true)))
    }
}
