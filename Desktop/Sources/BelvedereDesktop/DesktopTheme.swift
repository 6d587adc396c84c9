@_spi(Hosting) internal import Belvedere
internal import CGtk
internal import Synchronization

/// The themes of apps as style sheets of GTK. An app without its own accent has that of the person's desktop.
enum DesktopTheme {
    /// The themes in use by the class of their windows, each with a closure that replaces its style sheet.
    private static let applied = Mutex<[String: Applied]>([:])

    /// It may pass between threads although the compiler does not check it: only the thread of GTK makes it and uses it.
    private struct Applied: @unchecked Sendable {
        let theme: Theme
        let replace: ((String) -> Void)?
    }

    /// Returns the class of the windows that have a theme, and applies the style sheet of that class once.
    static func className(for theme: Theme) -> String {
        let accent = theme.accent == .standard ? "desktop" : "\(theme.accent)".drop { $0 == "#" }
        let name = "theme-\(accent)-\(theme.font)-\(theme.headingFont)-\(theme.corners)-\(theme.density)"
        if applied.withLock({ $0[name] }) == nil {
            let replace = DesktopStyle.add(sheet(of: theme, in: "window.\(name)"), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)
            let entry = Applied(theme: theme, replace: replace)
            applied.withLock { $0[name] = entry }
        }
        return name
    }

    /// Shows the colours of all themes again, after the desktop of the person has become dark or light.
    static func updateColours() {
        for (name, entry) in applied.withLock({ $0 }) { entry.replace?(sheet(of: entry.theme, in: "window.\(name)")) }
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
            rules.append("\(window) button, \(window) entry, \(window) #stack.group, \(window) #part-lines { border-radius: \(radius)px; }")
        }
        let space = [Theme.Density.compact: 2, .spacious: 9][theme.density]
        if let space {
            rules.append("\(window) #row > #part-line, \(window) #tableRow { padding-top: \(space)px; padding-bottom: \(space)px; }")
        }
        return rules.joined(separator: "\n")
    }

    /// The colours that keep texts readable, as the kit computes them.
    private static func colours(of theme: Theme, in window: String) -> [String] {
        let palette = ThemePalette(theme, isDark: DesktopStyle.isDark)
        let filled = ["button.suggested-action", "check:checked", "radio:checked", "switch:checked", "progressbar > trough > progress"]
        let chosen = ["scale > trough > highlight", "#row:selected > #part-line", "#tableRow:selected", "text > selection"]
        let selectors = (filled + chosen).map { "\(window) \($0)" }
        return [
            selectors.joined(separator: ", ")
                + " { background-color: \(palette.accent); color: \(palette.onAccent); }",
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
