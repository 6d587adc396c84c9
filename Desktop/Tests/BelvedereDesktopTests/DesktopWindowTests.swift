import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of a window for all that the conformance suite leaves out. The tests run one after the other, because windows share one thread.
@Suite(.serialized) struct DesktopWindowTests {
    private func app(_ make: @escaping @Sendable () -> Window) -> BelvedereApp { BelvedereApp("Test", path: "/") { _ in make() } }

    private func expect(_ text: String, _ player: DesktopPlayer, _ place: SourceLocation = #_sourceLocation) async throws {
        let wanted = text.split(separator: "\n").map(String.init)
        let found = try await player.lines { $0 == wanted }
        #expect(found == wanted, sourceLocation: place)
    }

    @Test(.timeLimit(.minutes(1))) func closingTheWindowEndsItsSession() async throws {
        let closing = AsyncStream.makeStream(of: Void.self)
        let app = app { Window(Screen(title: "Empty", content: Stack())) }
        let window = try await DesktopWindow.openForTest(app, WindowSetting()) { closing.continuation.finish() }
        await window.session.perform { _ in gtk_window_close(belvedere_window(window.widget)) }
        for await _ in closing.stream {}
        #expect(await window.session.perform { $0.isClosed })
    }

    @Test func theToolsOfTheWindowStandAboveEveryScreen() async throws {
        let app = app {
            let told = Label(), window = Window(Screen(title: "Home", content: Stack(told)))
            window.tools = Button("Sign out") { told.text = "Signed out" }
            return window
        }
        try await DesktopPlayer.use(app) { player in
            try await player.perform(.tap(.button, "Sign out"))
            try await expect("button \"Sign out\"\nscreen \"Home\"\n  label \"Signed out\"", player)
        }
    }

    @Test func aPersonCannotPressADisabledButton() async throws {
        let app = app {
            let button = Button("Send") {}
            button.isEnabled = false
            return Window(Screen(title: "Locked", content: Stack(button)))
        }
        try await DesktopPlayer.use(app) { player in
            await #expect(throws: DesktopPlayer.Refusal.self) { try await player.perform(.tap(.button, "Send")) }
        }
    }

    @Test func aTableIsLowerInItsCompactForm() async throws {
        let app = app {
            let table = Table(DynamicList(["Ann"]), columns: [TableColumn("Name", { $0 })])
            return Window(
                Screen(title: "People", content: Stack(table, Button("Compact") { table.density = .compact })))
        }
        try await DesktopPlayer.use(app) { player in
            let table = "  table [1 row]\n    header \"Name\"\n    tableRow \"Ann\""
            try await expect("screen \"People\"\n\(table)\n  button \"Compact\"", player)
            let before = await player.heightOfFirstRow()
            try await player.perform(.tap(.button, "Compact"))
            let after = await player.heightOfFirstRow()
            #expect(after < before)
        }
    }

    @Test func aWindowWithUnsavedChangesAsksBeforeItCloses() async throws {
        let app = app {
            let screen = Screen(title: "Form", content: Stack(Label("Changed")))
            screen.hasUnsavedChanges = true
            return Window(screen)
        }
        try await DesktopPlayer.use(app) { player in
            try await player.act { gtk_window_close(belvedere_window($0.reader.window)) }
            try await player.act { try $0.clickButton("Keep open", below: $0.reader.front) }
            try await expect("screen \"Form\"\n  label \"Changed\"", player)
            try await player.act { gtk_window_close(belvedere_window($0.reader.window)) }
            try await player.act { try $0.clickButton("Close", below: $0.reader.front) }
            await player.settle()
            #expect(await player.window.session.perform { $0.isClosed })
        }
    }

    @Test func aGridHasItsColumns() async throws {
        let app = app {
            Window(Screen(title: "Grid", content: Grid(columns: [.fit, .fill], ["A", "B", "C", "D"].map { Label($0) })))
        }
        try await DesktopPlayer.use(app) { player in
            let text = ["A", "B", "C", "D"].map { "\n  label \"\($0)\"" }.joined()
            try await expect("screen \"Grid\"\(text)", player)
            try await player.act { player in
                let labels = player.reader.screen.flatMap(\.all).filter { $0.kind == "label" }.map(\.widget)
                let places = labels.compactMap { player.reader.place(of: $0, in: player.reader.window) }
                guard places.count == 4, places[0].height > 0 else { throw DesktopPlayer.Refusal("The labels have no place.") }
                #expect(places[0].y == places[1].y && places[2].y == places[3].y && places[0].y < places[2].y)
                #expect(places[0].x == places[2].x && places[1].x == places[3].x && places[0].x < places[1].x)
            }
        }
    }

    @Test func anUnknownKindIsANoteAndNoCrash() async throws {
        let gauge = CustomElement("test-gauge", module: ElementModule("gauge", source: []))
        let app = app { Window(Screen(title: "Sound", content: Stack(ElementView(gauge, name: "Gauge", fallback: "No gauge")))) }
        try await DesktopPlayer.use(app) { player in
            let texts = await player.window.session.perform { [window = player.window] _ in
                WidgetReader(window: window.widget).allTexts(below: window.widget)
            }
            #expect(texts.contains { $0.hasSuffix("is not shown on the desktop yet)") }, "\(texts)")
        }
    }
}

extension DesktopPlayer {
    /// The height that the first row of a table asks for.
    fileprivate func heightOfFirstRow() async -> Int32 {
        await window.session.perform { [window] _ in
            let reader = WidgetReader(window: window.widget)
            guard let row = reader.screen.flatMap(\.all).first(where: { $0.kind == "tableRow" }) else { return 0 }
            var height: Int32 = 0
            gtk_widget_get_size_request(row.widget, nil, &height)
            return height
        }
    }
}

extension WidgetReader {
    fileprivate func allTexts(below widget: NativeView) -> [String] {
        children(of: widget).filter(isVisible).flatMap { child in
            (belvedere_is_label(child) != 0 ? [text(child)] : []) + allTexts(below: child)
        }
    }
}
