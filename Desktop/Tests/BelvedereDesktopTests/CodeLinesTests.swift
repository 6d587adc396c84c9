@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Synchronization
import Testing

/// Tests of the lines of a program in a window.
@Suite(.serialized) struct CodeLinesTests {
    private let app = BelvedereApp("Test", path: "/") { _ in
        let code = CodeBlock("let tea = Tea(\"<2>\")\nbrew()", title: "Tea.swift", language: .swift, showsLineNumbers: true)
        code.markedLines = [2]
        code.pages = [CodeBlock.Page(ofType: "Tea", path: "/code/Tea.swift")]
        let plain = Button("Plain") {
            code.language = nil
            code.showsLineNumbers = false
            code.markedLines = []
        }
        return Window(Screen(title: "Test", content: Stack(plain, code)))
    }

    @Test func linesHaveTheColoursOfTheirLanguageAndTheirNumbers() async throws {
        try await DesktopPlayer.use(app) { player in
            let code = await player.code()
            #expect(code.text == "let tea = Tea(\"<2>\")\nbrew()")
            #expect(code.numbers == "1\n2")
            #expect(code.markup.contains("weight=\"600\">let</span>"))
            #expect(code.markup.contains("<span background=\"#fbebc0\">brew()"))
            #expect(code.markup.contains("<a href=\"/code/Tea.swift\">"))
            try await player.perform(.tap(.button, "Plain"))
            let plain = await player.code()
            #expect(plain.markup == "let tea = Tea(&quot;&lt;2&gt;&quot;)\nbrew()")
            #expect(plain.numbers == nil)
        }
    }

    @Test func theColoursFollowTheSchemeOfTheDesktop() async throws {
        try await DesktopPlayer.use(app) { player in
            let light = await player.code().markup
            await player.show(scheme: ADW_COLOR_SCHEME_FORCE_DARK)
            let dark = await player.code().markup
            await player.show(scheme: ADW_COLOR_SCHEME_DEFAULT)
            #expect(light.contains("\(CodePalette(isDark: false).colour(of: .keyword))"))
            #expect(dark.contains("\(CodePalette(isDark: true).colour(of: .keyword))"))
            #expect(await player.code().markup == light)
        }
    }

    @Test func theNameOfATypeLeadsToItsPage() async throws {
        let opened = OpenedPages()
        var setting = WindowSetting()
        setting.openPage = { page in opened.addresses.withLock { $0.append(page) } }
        try await DesktopPlayer.use(app, setting) { player in await player.activateLink("/code/Tea.swift") }
        #expect(opened.addresses.withLock(\.self) == ["/code/Tea.swift"])
    }

    @Test func aProgramRunsFromLeftToRightAlsoInArabic() async throws {
        var setting = WindowSetting()
        setting.environment.locale = "ar"
        try await DesktopPlayer.use(app, setting) { player in #expect(await player.code().isLeftToRight) }
    }
}

private final class OpenedPages: Sendable {
    let addresses = Mutex<[String]>([])
}

extension DesktopPlayer {
    fileprivate func code() async -> (text: String, markup: String, numbers: String?, isLeftToRight: Bool) {
        await window.session.perform { [window] _ in
            let reader = WidgetReader(window: window.widget)
            guard let label = reader.part("code", in: window.widget), let numbers = reader.part("numbers", in: window.widget) else {
                return ("", "", nil, false)
            }
            let markup = String(cString: gtk_label_get_label(belvedere_label(label)))
            let isNumbered = gtk_widget_get_visible(numbers) != 0
            let isLeftToRight = [label, numbers].allSatisfy { gtk_widget_get_direction($0) == GTK_TEXT_DIR_LTR }
            return (reader.text(label), markup, isNumbered ? reader.text(numbers) : nil, isLeftToRight)
        }
    }

    fileprivate func show(scheme: AdwColorScheme) async {
        await window.session.perform { _ in adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme) }
        await settle()
    }

    fileprivate func activateLink(_ address: String) async {
        await window.session.perform { [window] _ in
            guard let label = WidgetReader(window: window.widget).part("code", in: window.widget) else { return }
            belvedere_activate_link(label, address)
        }
        await settle()
    }
}
