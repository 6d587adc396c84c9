@_spi(Hosting) import Belvedere
import Foundation
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct ThemeSheetTests {
    /// All style sheets of the pages, without unnecessary spaces.
    private var style: String {
        ([Asset.styleSheet] + Asset.styles.values).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    @Test("The look of the kit needs no sheet of its own")
    func standard() {
        #expect(ThemeSheet.asset(for: Theme()) == nil)
    }

    @Test("A theme sets the accent for both schemes, and the author's rules stand behind it")
    func accent() throws {
        let theme = Theme(
            accent: .hex(0x0F7B6C), font: .serif, corners: .square, density: .compact, styleSheet: ".button { letter-spacing: .02em }")
        let text = ThemeSheet.text(of: theme)
        #expect(text.contains("--accent:#0f7b6c") && text.contains("@media (prefers-color-scheme:dark){:root{--accent:#"))
        #expect(text.contains("--radius:0rem") && text.contains("--control:2.25rem") && text.contains("Georgia"))
        #expect(text.hasSuffix("\n.button { letter-spacing: .02em }"))
        let other = try #require(ThemeSheet.asset(for: Theme(accent: .hex(0x0F7B6D))))
        #expect(ThemeSheet.asset(for: theme)?.path != other.path)
        #expect(other.path.hasPrefix("/_belvedere/") && other.path.hasSuffix("/theme.css"))
    }

    @Test("A theme of one scheme sets every colour, so nothing is left of the other", arguments: [Theme.Scheme.light, .dark])
    func oneScheme(scheme: Theme.Scheme) {
        let text = ThemeSheet.text(of: Theme(scheme: scheme))
        #expect(text.contains("color-scheme:\(scheme.rawValue)") && !text.contains("prefers-color-scheme"))
        #expect(text.contains("@media not print{:root{color-scheme:"), "paper is white")
        let dark = style.split(separator: "prefers-color-scheme:").count > 1 ? style : ""
        for name in dark.matches(of: /--[a-z-]+(?=: [#0])/).map({ String($0.output) })
        where !["--radius", "--control", "--row-room"].contains(name) {
            if style.contains("\(name): #") { #expect(text.contains("\(name):"), "\(name)") }
        }
    }

    @Test("The colours of the kit are those of its style sheet")
    func same() {
        for isDark in [false, true] {
            let palette = ThemePalette(Theme(), isDark: isDark)
            for colour in [palette.page, palette.ink, palette.quiet, palette.accent, palette.accentSoft, palette.accentInk] {
                #expect(style.contains("\(colour)"), "\(colour)")
            }
        }
    }

    @Test("The colours in the article's example have the contrast of texts on light and on dark pages")
    func example() throws {
        let article = try article()
        let colours = article.matches(of: /:root \{ --page: light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/)
        let pair = try #require(colours.first)
        for (text, isDark) in [(pair.output.1, false), (pair.output.2, true)] {
            let page = Theme.Colour.hex(try #require(UInt32(text, radix: 16)))
            let palette = ThemePalette(Theme(), isDark: isDark)
            #expect(palette.ink.contrast(with: page) >= ThemePalette.leastTextContrast)
            #expect(palette.quiet.contrast(with: page) >= ThemePalette.leastTextContrast)
            #expect(palette.accentInk.contrast(with: page) >= ThemePalette.leastTextContrast)
        }
        #expect(!article.contains(/--[a-z-]+: #/), "a colour without its pair")
    }

    private func article() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(
            contentsOf: root.appending(path: "Sources/BelvedereBrowser/BelvedereBrowser.docc/Looks.md"), encoding: .utf8)
    }

    @Test("The style sheet keeps the promises of the article")
    func promises() throws {
        let article = try article()
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = rows.flatMap { $0.matches(of: /`(--[a-z-]+|\.[a-z.]+)`/).map { String($0.output.1) } }
        #expect(names.count > 50)
        for name in names { #expect(style.contains(name), "\(name)") }
    }
}
