import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of numbers in a window that runs from right to left.
@Suite(.serialized) struct NumberDirectionTests {
    @Test func aTelephoneNumberReadsFromLeftToRightAlsoInArabic() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let label = Label("+1 202 555 0100")
            return Window(Screen(title: "Test", content: Stack(label, Button("غيّر") { label.text = "اسم" })))
        }
        var setting = WindowSetting()
        setting.environment.locale = "ar-EG"
        try await DesktopPlayer.use(app, setting) { player in
            // It stands at the right end of its line, where texts begin.
            #expect(await player.directionOfLabel() == "left to right, 1.0")
            try await player.perform(.tap(.button, "غيّر"))
            #expect(await player.directionOfLabel() == "right to left, 0.0")
        }
    }
}

extension DesktopPlayer {
    /// The direction of the only label, and the place of its text in its line.
    fileprivate func directionOfLabel() async -> String {
        await window.session.perform { [window] _ in
            guard let label = window.views.values.first(where: { $0.kind == .label })?.widget else { return "" }
            let direction = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL ? "right to left" : "left to right"
            return "\(direction), \(gtk_label_get_xalign(belvedere_label(label)))"
        }
    }
}
