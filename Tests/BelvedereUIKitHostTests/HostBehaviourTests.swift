#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
import BelvedereUIKitHost
import Testing
import UIKit

private nonisolated enum Place: Route {
    case list, form, page
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
            await player.settle()
            other.dismiss(animated: false)
            #expect(player.reader.screen.map(\.name) == ["list"])
            root.viewDidAppear(false)
            #expect(player.reader.screen.map(\.name) == ["form"])
        }
    }

    @Test func escapeLeavesAScreen() async throws {
        let router = Router(root: Place.list)
        let app = BelvedereApp("Test", path: "/test") { _ in Window(router) { Screen(title: "\($0)") } }
        try await HostStage().open(app, at: "", Setting()) { player in
            router.push(.page)
            await player.settle()
            let page = try #require(player.reader.columns.last?.topViewController)
            page.pressesBegan([UIPress(UIKey(.keyboardEscape))], with: nil)
            #expect(player.reader.screen.map(\.name) == ["list"])
        }
    }
}
#endif
