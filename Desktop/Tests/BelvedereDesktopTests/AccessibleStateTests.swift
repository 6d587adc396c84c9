@_spi(Hosting) import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of the states that a window tells assistive technology.
@Suite(.serialized) struct AccessibleStateTests {
    @Test func aControlInADisabledGroupSaysThatItIsDisabled() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let group = Stack(Stack(TextField("Name")), Button("Send") {})
            group.isEnabled = false
            return Window(Screen(title: "Form", content: Stack(group, Button("Allow") { group.isEnabled = true })))
        }
        try await DesktopPlayer.use(app) { player in
            #expect(await player.kindsOfDisabledControls() == ["button", "textField"])
            try await player.perform(.tap(.button, "Allow"))
            #expect(await player.kindsOfDisabledControls() == [])
        }
    }

    @Test func aControlStaysDisabledInsideAGroupThatIsDisabled() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let send = Button("Send") {}, group = Stack(send)
            (group.isEnabled, send.isEnabled) = (false, false)
            return Window(Screen(title: "Form", content: Stack(group, Button("Change") { send.isEnabled = true })))
        }
        try await DesktopPlayer.use(app) { player in
            try await player.perform(.tap(.button, "Change"))
            #expect(await player.kindsOfDisabledControls() == ["button"])
        }
    }

    @Test func eachBoxOfADisabledGroupAndTheButtonInAFieldSayThatTheyAreDisabled() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let extras = CheckboxGroup("Extras", choices: ["Gift wrap", "Card"])
            let day = DateField("Day"), wall = ColorField("Wall"), group = Stack(extras, day, wall)
            group.isEnabled = false
            return Window(Screen(title: "Form", content: Stack(group, Button("Allow") { group.isEnabled = true })))
        }
        try await DesktopPlayer.use(app) { player in
            #expect(await player.disabledControlsInside() == [2, 1, 1])
            try await player.perform(.tap(.button, "Allow"))
            #expect(await player.disabledControlsInside() == [0, 0, 0])
        }
    }

    @Test func headingsTellTheirLevels() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let parts = [Label("Large", style: .title), Label("Bold", style: .headline), Section("Part", Label("Plain"))]
            return Window(Screen(title: "Page", content: Stack(.vertical, parts)))
        }
        try await DesktopPlayer.use(app) { player in
            #expect(await player.levels(of: ["Page", "Large", "Bold", "Part", "Plain"]) == [1, 2, 2, 2, nil])
        }
    }
}

extension DesktopPlayer {
    /// The levels that labels with these texts tell assistive technology.
    fileprivate func levels(of texts: [String]) async -> [Int32?] {
        await window.session.perform { [window] _ in
            let reader = WidgetReader(window: window.widget)
            func labels(below widget: NativeView) -> [NativeView] {
                reader.children(of: widget).flatMap { (belvedere_is_label($0) != 0 ? [$0] : []) + labels(below: $0) }
            }
            return texts.map { text in
                let label = labels(below: window.widget).first { reader.text($0) == text }
                return label.flatMap { label in (1...6).first { belvedere_has_level(label, $0) != 0 } }
            }
        }
    }

    /// The numbers of controls that say that they are disabled, inside the views that have several, by the names of their kinds.
    fileprivate func disabledControlsInside() async -> [Int] {
        await window.session.perform { [window] _ in
            window.views.values.filter { !$0.controls().isEmpty }.sorted { $0.kind.name < $1.kind.name }
                .map { $0.controls().count { belvedere_is_disabled($0) != 0 } }
        }
    }

    /// The kinds of the controls that say to assistive technology that they are disabled.
    fileprivate func kindsOfDisabledControls() async -> [String] {
        await window.session.perform { [window] _ in
            window.views.values.filter { belvedere_is_disabled($0.focusTarget ?? $0.widget) != 0 && $0.kind.role.isOperable }
                .map(\.kind.name).sorted()
        }
    }
}
