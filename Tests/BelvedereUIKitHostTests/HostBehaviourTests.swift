#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

private nonisolated enum Place: Route {
    case list, form, page
}

private nonisolated enum Chapter: Route {
    case first, second

    static let paths = ["first": "", "second": "second"]
}

private nonisolated struct Person: Identifiable, Equatable {
    let id: String
}

/// The behaviour that only a host for UIKit has, beside that in the cases for every host.
@MainActor @Suite(.serialized)
struct HostBehaviourTests {
    private func open(_ screen: @escaping () -> Screen, _ body: sending ConformanceBody<ViewPlayer, Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(screen()) }
        try await HostStage().open(app, at: "", Setting(), body)
    }

    private func all(_ player: ViewPlayer) -> [Perceived] { player.reader.screen.flatMap(\.all) }

    @Test func aFingerAddsRowsWhereSeveralCanBeSelected() async throws {
        let chosen = Dynamic<Set<String>>([])
        try await open {
            let people = DynamicList(["Ann", "Bob"].map { Person(id: $0) })
            return Screen(title: "Rows", content: Table(people, columns: [TableColumn("Name", \.id)]).bind(selection: chosen))
        } _: { player in
            for name in ["Ann", "Bob"] {
                let row = try #require(all(player).first { $0.name == name })
                try player.press(row)
            }
            #expect(chosen.value == ["Ann", "Bob"])
        }
    }

    @Test(arguments: [(true, ["a.txt", "b.txt"]), (false, ["a.txt"])])
    func aPersonChoosesSeveralFilesWhereTheFieldAllowsIt(isAllowed: Bool, expected: [String]) async throws {
        var received: [String] = []
        try await open {
            let field = FileField("Receipts") { received.append($0.name) }
            field.allowsMultipleSelection = isAllowed
            return Screen(title: "Files", content: field)
        } _: { player in
            player.person.chosen = ["a.txt", "b.txt"].map { ReceivedFile(name: $0, mediaType: "text/plain", bytes: [65]) }
            try player.press(try #require(all(player).first { $0.kind == "fileField" }))
            try await until {
                player.person.answer(player.reader.front)
                return received == expected
            }
        }
    }

    @Test func onlyALinkThatRunsNoCodeIsOpened() async throws {
        let before = UIApplication.shared.opened.count
        try await open {
            Screen(title: "Links", content: Stack(Link("Out", to: "https://example.org"), Link("In", to: "javascript:alert(1)")))
        } _: { player in
            for link in all(player) where link.kind == "link" { try player.press(link) }
            #expect(UIApplication.shared.opened.dropFirst(before) == ["https://example.org"])
        }
    }

    @Test func aSheetThatUIKitDidNotShowIsShownWhenTheWindowAppears() async throws {
        let router = Router(root: Place.list)
        let app = BelvedereApp("Test", path: "/test") { _ in Window(router) { Screen(title: "\($0)") } }
        try await HostStage().open(app, at: "", Setting()) { player in
            let other = UIViewController(), root = player.host.viewController
            root.present(other, animated: false)
            router.present(.form)
            player.host.window.takeChanges()
            other.dismiss(animated: false)
            #expect(player.reader.screen.map(\.name) == ["list"])
            root.viewDidAppear(false)
            #expect(player.reader.screen.map(\.name) == ["form"])
        }
    }

    @Test func afterARestartThePersonIsOnTheSameScreensAndCanGoBack() async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in
            Window(Router(root: Chapter.first)) { Screen(title: "\($0)") }
        }
        let kept = try await HostStage().open(app, at: "", Setting()) { player in
            #expect(player.host.path.isEmpty)
            player.host.visit("/second")
            try await until { player.reader.screen.map(\.name) == ["second"] }
            return player.host.path
        }
        try await HostStage().open(app, at: kept, Setting()) { player in
            #expect(player.reader.screen.map(\.name) == ["second"])
            try await player.perform(.back)
            #expect(player.reader.screen.map(\.name) == ["first"])
            #expect(player.host.path.isEmpty)
        }
    }

    @Test func aRevealedRowIsShownAlthoughThePersonHasTurnedTheDevice() async throws {
        var list: List<Person>?
        try await open {
            let rows = List(DynamicList((0..<200).map { Person(id: "Row \($0)") })) { Label($0.id) }
            list = rows
            return Screen(title: "Rows", content: rows)
        } _: { player in
            // After a turn, the table shows other rows than those that the app knows of.
            let table = try #require(all(player).first { $0.kind == "list" }?.view as? UITableView)
            table.rowsOnScreen = 5
            list?.reveal(150)
            try await until { table.indexPathsForVisibleRows?.contains(IndexPath(row: 150, section: 0)) == true }
        }
    }

    @Test func aListOfAHundredThousandRowsMakesOnlyThoseInSight() async throws {
        var made = 0
        let rows = DynamicList((0..<100_000).map { Person(id: "Row \($0)") })
        try await open {
            Screen(
                title: "Rows",
                content: List(rows) { person in
                    made += 1
                    return Label(person.id)
                })
        } _: { player in
            #expect(made < 200)
            try await player.perform(.scroll(toRow: 99_000))
            #expect(player.reader.screen.flatMap(\.all).first { $0.kind == "row" }?.name == "Row 99000")
            #expect(made < 400)
        }
    }

    @Test func aListReturnsToItsPlaceAfterASearchWithoutResults() async throws {
        let people = (0..<50).map { Person(id: "Row \($0)") }, rows = DynamicList(people)
        try await open {
            Screen(title: "Rows", content: List(rows) { Label($0.id) })
        } _: { player in
            try await player.perform(.scroll(toRow: 20))
            rows.removeAll()
            player.host.window.takeChanges()
            rows.assign(people)
            try await until { player.reader.screen.flatMap(\.all).first { $0.kind == "row" }?.name == "Row 20" }
        }
    }

    @Test func aPressOnAPageOfAPagerOpensItUnlessTheFingerMoves() async throws {
        var opened: [String] = []
        try await open {
            let pager = Pager("Pages", DynamicList([Person(id: "Ann"), Person(id: "Bob")])) { Label($0.id) }
            _ = pager.onActivate { opened.append($0.id) }
            return Screen(title: "Pages", content: pager)
        } _: { player in
            let page = try #require(all(player).first { $0.kind == "pager" }?.part(UIView.self, "page"))
            page.touchesBegan([UITouch(.direct)], with: nil)
            page.touchesEnded([UITouch(.direct, at: CGPoint(x: 60, y: 0))], with: nil)
            #expect(opened == [])
            page.touchesBegan([UITouch(.direct)], with: nil)
            page.touchesEnded([UITouch(.direct)], with: nil)
            #expect(opened == ["Ann"])
        }
    }

    @Test func aNarrowTableLeavesOutTheColumnsThatMayBeLeftOut() async throws {
        try await open {
            let columns = [TableColumn<Person>("Name", \.id), TableColumn<Person>("Letters", { "\($0.id.count)" }).hiddenWhenNarrow()]
            return Screen(title: "Table", content: Table(DynamicList([Person(id: "Ann")]), columns: columns))
        } _: { player in
            let table = try #require(all(player).first { $0.kind == "table" }?.view as? UITableView)
            let heading = { player.reader.screen.flatMap { $0.lines() }.first { $0.contains("header") } }
            for (width, shown) in [(600.0, true), (400, false), (600, true)] {
                table.bounds = CGRect(origin: .zero, size: CGSize(width: width, height: 400))
                table.layoutSubviews()
                #expect(heading()?.contains("Letters") == shown)
                #expect(all(player).first { $0.kind == "tableRow" }?.lines().first?.contains("\"3\"") == shown)
            }
        }
    }

    @Test func escapeLeavesAScreen() async throws {
        let router = Router(root: Place.list)
        let app = BelvedereApp("Test", path: "/test") { _ in Window(router) { Screen(title: "\($0)") } }
        try await HostStage().open(app, at: "", Setting()) { player in
            router.push(.page)
            try await until { player.reader.screen.map(\.name) == ["page"] }
            let page = try #require(player.reader.columns.last?.topViewController)
            page.pressesBegan([UIPress(UIKey(.keyboardEscape))], with: nil)
            #expect(player.reader.screen.map(\.name) == ["list"])
        }
    }
}
#endif
