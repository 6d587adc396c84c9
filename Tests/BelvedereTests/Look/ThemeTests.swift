@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import Testing
import TestSupport

struct ThemeTests {
    @Test(
        "The contrast is that of WCAG",
        arguments: [
            (Theme.Colour.hex(0x000000), Theme.Colour.hex(0xFFFFFF), 21.0), (.hex(0x777777), .hex(0xFFFFFF), 4.478),
            (.hex(0x2F55C8), .hex(0xFFFFFF), 6.453),
            (.hex(0x808080), .hex(0x808080), 1), (.hex(0xFF0000), .hex(0xFFFFFF), 3.998),
        ])
    func contrast(one: Theme.Colour, two: Theme.Colour, expected: Double) {
        #expect(abs(one.contrast(with: two) - expected) < 0.01, "\(one.contrast(with: two))")
        #expect(one.contrast(with: two) == two.contrast(with: one))
    }

    @Test("A colour is written as in style sheets")
    func writing() {
        #expect(
            "\(Theme.Colour.hex(0x0F7B6C))" == "#0f7b6c" && Theme.Colour.hex(0x1FFFFFF) == Theme.Colour(red: 255, green: 255, blue: 255))
    }

    /// Checks the contrasts of a palette as the accessibility standard WCAG 2.2 requires at level AA: at least 4.5 for texts and 3 for
    /// signs.
    private func check(_ palette: ThemePalette, _ name: String) {
        let grounds = [palette.page, palette.surface, palette.raised]
        for ground in grounds {
            #expect(palette.ink.contrast(with: ground) >= 4.5, "texts, \(name)")
            #expect(palette.quiet.contrast(with: ground) >= 4.5, "quiet texts, \(name)")
            #expect(palette.accent.contrast(with: ground) >= 3, "marks, \(name)")
        }
        for ground in grounds + [palette.accentSoft] {
            #expect(palette.accentInk.contrast(with: ground) >= 4.5, "texts in the accent, \(name)")
        }
        #expect(palette.onAccent.contrast(with: palette.accent) >= 4.5, "texts on the accent, \(name)")
    }

    @Test("With any accent, all texts and controls are visible in both schemes")
    func randomAccents() {
        var numbers = SplitMix64(seed: Seed().value)
        let random = (0..<50).map { _ in Theme.Colour.hex(UInt32.random(in: 0...0xFFFFFF, using: &numbers)) }
        for accent in random + [.standard, .black, .white, .hex(0xFFEE00), .hex(0x808080), .hex(0x0000FF)] {
            for isDark in [false, true] {
                check(ThemePalette(Theme(accent: accent), isDark: isDark), "\(accent) \(isDark ? "dark" : "light")")
            }
        }
    }

    @Test("An accent that can be seen is shown as it is, and one that cannot is reported")
    func report() {
        func reported(_ theme: Theme) -> [Diagnostic] {
            withSession {
                guard let context = SessionContext.current else { return [] }
                var reported: [Diagnostic] = []
                context.reportDiagnostic = { reported.append($0) }
                BelvedereApp("Shop", path: "/shop", theme: theme) { _ in Window(Screen(title: "Shop")) }.open(in: context)
                return reported
            }
        }
        let green = Theme(accent: .hex(0x0F7B6C))
        #expect(ThemePalette(green, isDark: false).accent == green.accent)
        #expect(reported(green).isEmpty && reported(Theme()).isEmpty)
        let yellow = Theme(accent: .hex(0xFFEE00))
        let shown = ThemePalette(yellow, isDark: false).accent
        #expect(reported(yellow) == [.accentNotSeen("#ffee00", shown: "\(shown)", app: "Shop")])
        #expect(reported(Theme(accent: .hex(0xFFEE00), scheme: .dark)).isEmpty)
    }
}
