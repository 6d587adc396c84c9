/// How an app looks: its colour, letters, corners and density. Hosts draw by it as far as they can.
///
/// ```swift
/// let theme = Theme(accent: .hex(0x0F7B6C), font: .serif, corners: .large, density: .compact)
/// let shop = BelvedereApp("Shop", path: "/shop", theme: theme) { _ in Window(Screen(title: "Shop")) }
/// ```
///
/// A theme cannot make an app unreadable. The kit takes the accent as a wish: it computes the colours of texts and marks from it for
/// light and dark, so that each has the contrast that WCAG 2.2 asks for at level AA. Where it had to leave the accent behind, it says so
/// with the diagnostic BV0014.
nonisolated public struct Theme: Sendable, Hashable {
    /// The letters of texts.
    nonisolated public enum Font: String, Sendable, Hashable, CaseIterable {
        /// Those of the person's device.
        case system
        /// Letters with serifs, as in books.
        case serif
        /// Letters with round ends.
        case rounded
        /// All letters are as wide as each other.
        case monospaced
    }

    /// How round corners are.
    nonisolated public enum Corners: String, Sendable, Hashable, CaseIterable {
        /// No corner is round.
        case square
        /// Corners are a little round.
        case small
        /// Corners are as round as the kit has them.
        case medium
        /// Corners are very round.
        case large
    }

    /// How much room there is around texts and in controls.
    nonisolated public enum Density: String, Sendable, Hashable, CaseIterable {
        /// For people who work with the app all day. Controls are still large enough to be hit.
        case compact
        /// The room that the kit gives.
        case regular
        /// More room than the kit gives, for apps with little on each screen.
        case spacious
    }

    /// Whether the app is light or dark.
    nonisolated public enum Scheme: String, Sendable, Hashable, CaseIterable {
        /// As the person has set their device.
        case automatic
        /// The app is light, whatever the device is set to.
        case light
        /// The app is dark, whatever the device is set to.
        case dark
    }

    /// The colour of what a person can do, and of what is chosen.
    public var accent: Colour
    /// The letters of texts.
    public var font: Font
    /// The letters of titles and headings.
    public var headingFont: Font
    /// How round corners are.
    public var corners: Corners
    /// How much room there is between things.
    public var density: Density
    /// Whether pages are light, dark, or as the person wishes.
    public var scheme: Scheme
    /// A style sheet of your own for browsers, which is read after that of the kit. The article "Looks" of `BelvedereBrowser` lists the
    /// custom properties and the classes that stay from release to release.
    public var styleSheet: String

    /// The look of the kit, with what is different about it.
    ///
    /// - Parameters:
    ///   - accent: the colour of what a person can do, and of what is chosen.
    ///   - font: the letters of texts.
    ///   - headingFont: the letters of titles and headings; those of texts if left out.
    ///   - corners: how round corners are.
    ///   - density: how much room there is.
    ///   - scheme: whether the app is light or dark.
    ///   - styleSheet: a style sheet of your own for browsers.
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

    /// The colour that hosts show instead of the accent, if the accent cannot be seen in the scheme that it is made for. In a dark
    /// scheme beside a light one every accent is lifted, and nothing is said of that.
    var replacedAccent: Colour? {
        let shown = ThemePalette(self, isDark: scheme == .dark).accent
        return shown == accent || accent == .standard ? nil : shown
    }
}
