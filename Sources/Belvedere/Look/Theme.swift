/// The look of an app: its colour, fonts, corners and density. Hosts apply it as far as they can.
///
/// ```swift
/// let theme = Theme(accent: .hex(0x0F7B6C), font: .serif, corners: .large, density: .compact)
/// let shop = BelvedereApp("Shop", path: "/shop", theme: theme) { _ in Window(Screen(title: "Shop")) }
/// ```
///
/// A theme cannot make an app unreadable. The accent is only a suggestion. From the accent, the kit computes the colours of texts and
/// controls for light and dark pages. Their contrast meets level AA of WCAG 2.2, the guidelines for accessible pages. If the kit must
/// replace the accent, it reports the diagnostic BV0014.
nonisolated public struct Theme: Sendable, Hashable {
    /// The font of texts.
    nonisolated public enum Font: String, Sendable, Hashable, CaseIterable {
        /// The font of the person's device.
        case system
        /// A font with serifs, as in books.
        case serif
        /// A font with round ends.
        case rounded
        /// A font in which all letters have the same width.
        case monospaced
    }

    /// The roundness of corners.
    nonisolated public enum Corners: String, Sendable, Hashable, CaseIterable {
        /// No corner is round.
        case square
        /// Corners are a little round.
        case small
        /// The standard roundness of the kit.
        case medium
        /// Corners are very round.
        case large
    }

    /// The space around texts and in controls.
    nonisolated public enum Density: String, Sendable, Hashable, CaseIterable {
        /// For people who work with the app all day. Controls are still large enough to press.
        case compact
        /// The standard space of the kit.
        case regular
        /// More space than the standard, for apps with little on each screen.
        case spacious
    }

    /// Whether the app is light or dark.
    nonisolated public enum Scheme: String, Sendable, Hashable, CaseIterable {
        /// The setting of the person's device.
        case automatic
        /// Always light, independent of the device.
        case light
        /// Always dark, independent of the device.
        case dark
    }

    /// The colour of actions and of selected things.
    public var accent: Colour
    /// The font of texts.
    public var font: Font
    /// The font of titles and headings.
    public var headingFont: Font
    /// The roundness of corners.
    public var corners: Corners
    /// The space around texts and in controls.
    public var density: Density
    /// Whether pages are light, dark, or as the person's device is set.
    public var scheme: Scheme
    /// Your own style sheet for browsers, which is read after that of the kit. The article "Looks" of `BelvedereBrowser` lists the custom
    /// properties and the classes that stay from release to release.
    public var styleSheet: String

    /// Creates a theme. Arguments that are left out have the standard values of the kit.
    ///
    /// - Parameters:
    ///   - accent: the colour of actions and of selected things.
    ///   - font: the font of texts.
    ///   - headingFont: the font of titles and headings; by default the font of texts.
    ///   - corners: the roundness of corners.
    ///   - density: the space around texts and in controls.
    ///   - scheme: whether the app is light or dark.
    ///   - styleSheet: your own style sheet for browsers.
    public init(
        accent: Colour = .standard, font: Font = .system, headingFont: Font? = nil, corners: Corners = .medium, density: Density = .regular,
        scheme: Scheme = .automatic, styleSheet: String = ""
    ) {
        self.accent = accent
        self.font = font
        self.headingFont = headingFont ?? font
        self.corners = corners
        self.density = density
        self.scheme = scheme
        self.styleSheet = styleSheet
    }

    /// The colour that hosts show instead of the accent, if the accent has too little contrast. With the automatic scheme only the light
    /// colours are checked, because in dark colours every accent is lightened.
    var replacedAccent: Colour? {
        let shown = ThemePalette(self, isDark: scheme == .dark).accent
        return shown == accent || accent == .standard ? nil : shown
    }
}
