@_spi(Hosting) internal import Belvedere
internal import CGtk
internal import Synchronization

/// The themes of apps as style sheets of GTK. An app without its own accent has that of the person's desktop.
enum DesktopTheme {
    private static let applied = Mutex<Set<String>>([])

    /// Returns the class of the windows that have a theme, and applies the style sheet of that class once.
    static func className(for theme: Theme) -> String {
        let accent = theme.accent == .standard ? "desktop" : "\(theme.accent)".drop { $0 == "#" }
        let name = "theme-\(accent)-\(theme.font)-\(theme.headingFont)-\(theme.corners)-\(theme.density)"
        if applied.withLock({ $0.insert(name).inserted }) {
            DesktopStyle.add(sheet(of: theme, in: "window.\(name)"), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)
        }
        return name
    }

    private static func sheet(of theme: Theme, in window: String) -> String {
        var rules: [String] = []
        if theme.accent != .standard { rules += colours(of: theme, in: window) }
        if let family = family(theme.font) { rules.append("\(window) { font-family: \(family); }") }
        if let family = family(theme.headingFont) {
            rules.append("\(window) .title, \(window) .title-1, \(window) .heading { font-family: \(family); }")
        }
        let radius = [Theme.Corners.square: 0, .small: 3, .large: 14][theme.corners]
        if let radius {
            rules.append("\(window) button, \(window) entry, \(window) #stack.group, \(window) #part-code { border-radius: \(radius)px; }")
        }
        let space = [Theme.Density.compact: 2, .spacious: 9][theme.density]
        if let space { rules.append("\(window) #row, \(window) #tableRow { padding-top: \(space)px; padding-bottom: \(space)px; }") }
        return rules.joined(separator: "\n")
    }

    /// The colours that keep texts readable, as the kit computes them.
    private static func colours(of theme: Theme, in window: String) -> [String] {
        let palette = ThemePalette(theme, isDark: belvedere_prefers_dark() != 0)
        let filled = ["button.suggested-action", "check:checked", "radio:checked", "switch:checked", "progressbar > trough > progress"]
        let selectors = (filled + ["scale > trough > highlight", "#row:selected", "#tableRow:selected", "text > selection"]).map {
            "\(window) \($0)"
        }
        return [
            selectors.joined(separator: ", ")
                + " { background-color: \(palette.accent); background-image: none; border-color: \(palette.accent); "
                + "color: \(palette.onAccent); -gtk-icon-shadow: none; text-shadow: none; }",
            "\(window) link, \(window) button.link { color: \(palette.accentInk); }",
            "\(window) .initials { background-color: \(palette.accentSoft); color: \(palette.accentInk); }",
            "\(window) entry:focus-within, \(window) textview:focus-within { outline-color: \(palette.accent); }",
        ]
    }

    private static func family(_ font: Theme.Font) -> String? {
        switch font {
        case .system: nil
        case .serif: "serif"
        case .rounded: "Nunito, Quicksand, sans-serif"
        case .monospaced: "monospace"
        }
    }
}
