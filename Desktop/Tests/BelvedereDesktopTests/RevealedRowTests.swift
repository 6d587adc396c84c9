@_spi(Hosting) import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests that a person sees the row that an app has asked for, whenever GTK draws its frames and reports the rows in sight.
@Suite(.serialized) struct RevealedRowTests {
    /// The moment at which the report of a frame reaches the app.
    enum Moment: CaseIterable {
        case beforeTheWindowKnows, afterTheWindowKnows
    }

    /// The list of an app, for a test that decides when it scrolls.
    ///
    /// Safe although unchecked: only jobs of the session use it.
    private final class Shown: @unchecked Sendable {
        var reveal: () -> Void = {}
    }

    private func app(_ shown: Shown) -> BelvedereApp {
        BelvedereApp("Test", path: "/") { _ in
            let items = DynamicList((0..<200).map { "Row \($0)" })
            let list = List(items) { Label($0) }
            list.title = "Rows"
            list.onActivate { _ in }
            shown.reveal = {
                items.insert("New", at: 151)
                list.reveal(151)
            }
            return Window(Screen(title: "Test", content: Stack(list)))
        }
    }

    @Test(arguments: Moment.allCases) func aReportOfTheRowsBeforeDoesNotUndoAReveal(_ moment: Moment) async throws {
        let shown = Shown()
        try await DesktopPlayer.use(app(shown), WindowSetting(rowsInSight: 5)) { player in
            try await player.act { player in
                if player.window.area?.reported != 0..<5 { throw DesktopPlayer.Refusal("No rows are in sight yet.") }
            }
            await player.window.session.perform { [window = player.window] _ in
                guard let list = window.area?.view?.identifier else { return }
                // The report waits for its turn while the app reveals the row.
                window.send(.show(0..<5), to: list)
                shown.reveal()
                if moment == .afterTheWindowKnows { window.takeChanges() }
            }
            let lines = try await player.lines { $0.contains { $0.contains("row \"New\"") } }
            #expect(lines.contains { $0.contains("row \"New\"") }, "\(lines)")
            try await player.act { player in
                let focus = gtk_window_get_focus(belvedere_window(player.reader.window)).flatMap(player.window.owner(of:))
                if focus?.texts != ["New"] { throw DesktopPlayer.Refusal("The keyboard is not at the row.") }
            }
        }
    }

    @Test func aControlWithTheKeyboardDoesNotScrollItsListToWhereItWas() async throws {
        try await DesktopPlayer.use(app(Shown()), WindowSetting(rowsInSight: 5)) { player in
            try await player.act { player in
                if player.window.area?.reported != 0..<5 { throw DesktopPlayer.Refusal("No rows are in sight yet.") }
            }
            // The rows get their new places only with the next frame.
            await player.window.session.perform { [window = player.window] _ in
                window.area?.scroll(to: 8)
                if let row = window.area?.view?.children.element(at: 8) { gtk_widget_child_focus(row.widget, GTK_DIR_TAB_FORWARD) }
            }
            // GTK scrolls for some frames.
            for _ in 0..<20 { await player.nextFrame() }
            let lines = try await player.lines { $0.contains { $0.contains("9-13") } }
            #expect(lines.contains { $0.contains("list \"Rows\" [200 rows, 9-13]") }, "\(lines)")
        }
    }
}

extension DesktopWindow {
    fileprivate var area: RowsArea? { views.values.lazy.flatMap(\.attachments).compactMap { $0 as? RowsArea }.first }
}
