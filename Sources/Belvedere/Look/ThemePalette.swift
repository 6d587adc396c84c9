/// The colours of a theme in one scheme, light or dark, computed from its accent.
///
/// ```swift
/// let palette = ThemePalette(Theme(accent: .hex(0xFFEE00)), isDark: false)
/// print(palette.onAccent)                                     // #000000: black texts stand on yellow buttons
/// ```
@_spi(Hosting)
nonisolated public struct ThemePalette: Sendable, Hashable {
    /// A colour of the theme.
    public typealias Colour = Theme.Colour

    /// What lies beneath everything, beneath groups and rows, and beneath what lies over the page.
    public let page, surface, raised: Colour
    /// Texts, and texts of less weight.
    public let ink, quiet: Colour
    /// The ground of the most likely button, and of what is on.
    public let accent: Colour
    /// Texts on that.
    public let onAccent: Colour
    /// The ground of other buttons.
    public let accentSoft: Colour
    /// Texts in the accent, on every ground there is.
    public let accentInk: Colour

    /// The contrast that texts have at least: that of WCAG 2.2, success criterion 1.4.3, with a little more for what is rounded.
    public static let leastTextContrast = 4.5
    /// The contrast that marks and edges have at least (success criterion 1.4.11).
    public static let leastMarkContrast = 3.0

    /// The colours of a theme.
    ///
    /// - Parameters:
    ///   - theme: how the app looks.
    ///   - isDark: whether they are for dark pages.
    public init(_ theme: Theme, isDark: Bool) {
        page = isDark ? .hex(0x141416) : .hex(0xF6F5F2)
        surface = isDark ? .hex(0x1E1E21) : .hex(0xFFFFFF)
        raised = isDark ? .hex(0x29292D) : .hex(0xFFFFFF)
        ink = isDark ? .hex(0xECECEE) : .hex(0x1D1C1A)
        quiet = isDark ? .hex(0xA5A4AB) : .hex(0x62605A)
        let grounds = [page, surface, raised], target: Colour = isDark ? .white : .black
        if theme.accent == .standard {
            // The kit's own are chosen by eye.
            accent = isDark ? .hex(0x94ADFF) : .standard
            onAccent = isDark ? .hex(0x10183A) : .white
            accentSoft = isDark ? .hex(0x262F4D) : .hex(0xE6ECFC)
            accentInk = isDark ? .hex(0xB3C5FF) : .hex(0x2346AD)
            return
        }
        // Dark accents are lifted further than a mark needs, because a large dark patch on black looks switched off.
        accent = theme.accent.moved(towards: target, untilContrast: isDark ? 4.5 : Self.leastMarkContrast, with: grounds)
        // One of the two always has a contrast of 4.58 at least.
        let dark = Colour.hex(0x101010)
        onAccent =
            accent.contrast(with: .white) >= Self.leastTextContrast
            ? .white
            : accent.contrast(with: dark) >= Self.leastTextContrast ? dark : .black
        accentSoft = surface.mixed(with: accent, isDark ? 0.2 : 0.12)
        accentInk = accent.moved(towards: target, untilContrast: Self.leastTextContrast + 0.1, with: grounds + [accentSoft])
    }
}
