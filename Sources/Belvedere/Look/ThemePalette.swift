/// The colours of a theme in one scheme, light or dark, computed from its accent.
///
/// ```swift
/// let palette = ThemePalette(Theme(accent: .hex(0xFFEE00)), isDark: false)
/// print(palette.onAccent)                                     // #000000: black texts on yellow buttons
/// ```
@_spi(Hosting)
nonisolated public struct ThemePalette: Sendable, Hashable {
    /// A colour of the theme.
    public typealias Colour = Theme.Colour

    /// Three background colours, in this order: of the page, of groups and rows, and of views above the page such as alerts.
    public let page, surface, raised: Colour
    /// The colours of texts and of less important texts.
    public let ink, quiet: Colour
    /// The background of the main button, and of switches that are on.
    public let accent: Colour
    /// The colour of texts on the accent.
    public let onAccent: Colour
    /// The background of other buttons.
    public let accentSoft: Colour
    /// The colour of texts in the accent, readable on every background.
    public let accentInk: Colour

    /// The smallest contrast of texts (WCAG 2.2, success criterion 1.4.3). The kit computes text colours with a little more contrast,
    /// because colour components are rounded.
    public static let leastTextContrast = 4.5
    /// The smallest contrast of the parts of a control that are no text, such as its edge (WCAG 2.2, success criterion 1.4.11).
    public static let leastControlContrast = 3.0

    /// Computes the colours of a theme.
    ///
    /// - Parameters:
    ///   - theme: the look of the app.
    ///   - isDark: whether the colours are for dark pages.
    public init(_ theme: Theme, isDark: Bool) {
        page = isDark ? .hex(0x141416) : .hex(0xF6F5F2)
        surface = isDark ? .hex(0x1E1E21) : .hex(0xFFFFFF)
        raised = isDark ? .hex(0x29292D) : .hex(0xFFFFFF)
        ink = isDark ? .hex(0xECECEE) : .hex(0x1D1C1A)
        quiet = isDark ? .hex(0xA5A4AB) : .hex(0x62605A)
        let grounds = [page, surface, raised], target: Colour = isDark ? .white : .black
        if theme.accent == .standard {
            // For the kit's standard accent, the colours are chosen by eye and not computed.
            accent = isDark ? .hex(0x94ADFF) : .standard
            onAccent = isDark ? .hex(0x10183A) : .white
            accentSoft = isDark ? .hex(0x262F4D) : .hex(0xE6ECFC)
            accentInk = isDark ? .hex(0xB3C5FF) : .hex(0x2346AD)
            return
        }
        // On dark pages, the accent is lightened more than the contrast of controls requires, because a large dark area on black looks
        // disabled.
        accent = theme.accent.moved(towards: target, untilContrast: isDark ? 4.5 : Self.leastControlContrast, with: grounds)
        // White or black always has a contrast of at least 4.58.
        let dark = Colour.hex(0x101010)
        onAccent =
            accent.contrast(with: .white) >= Self.leastTextContrast
            ? .white
            : accent.contrast(with: dark) >= Self.leastTextContrast ? dark : .black
        accentSoft = surface.mixed(with: accent, isDark ? 0.2 : 0.12)
        accentInk = accent.moved(towards: target, untilContrast: Self.leastTextContrast + 0.1, with: grounds + [accentSoft])
    }
}
