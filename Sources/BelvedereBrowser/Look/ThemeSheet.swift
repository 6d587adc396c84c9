@_spi(Hosting) internal import Belvedere

/// Writes the style sheet of a theme: the CSS custom properties that differ from those of the kit, and then the developer's own rules.
enum ThemeSheet {
    /// Returns a style sheet of the theme for each colour scheme that a person can choose. If the theme is always light or always dark,
    /// there is only one.
    static func assets(for theme: Theme) -> [Theme.Scheme: Asset] {
        let schemes: [Theme.Scheme] = theme.scheme == .automatic ? [.automatic, .light, .dark] : [theme.scheme]
        return Dictionary(
            uniqueKeysWithValues: schemes.compactMap { scheme in
                var chosen = theme
                chosen.scheme = scheme
                return asset(for: chosen).map { (scheme, $0) }
            })
    }

    /// Returns the style sheet of a theme. It is `nil` if the theme does not differ from the default.
    static func asset(for theme: Theme) -> Asset? {
        theme == Theme() ? nil : Asset(styleSheet: "theme.css", text(of: theme))
    }

    static func text(of theme: Theme) -> String {
        var sheet = ":root{\(shape(of: theme))"
        switch theme.scheme {
        case .automatic:
            sheet += "\(colours(of: theme, isDark: false))}@media (prefers-color-scheme:dark){:root{\(colours(of: theme, isDark: true))}}"
        // Paper is always white, so apply the colours of a fixed scheme only on the screen and not to a printed page.
        case .light, .dark:
            let isDark = theme.scheme == .dark
            sheet +=
                """
                }@media not \
                print{:root{color-scheme:\(theme.scheme.rawValue);\(whole(of: theme, isDark: isDark))}\(pictures(isDark: isDark))}
                """
        }
        return sheet + "\n" + theme.styleSheet
    }

    private static func shape(of theme: Theme) -> String {
        let radius =
            switch theme.corners {
            case .square: "0rem"
            case .small: ".3rem"
            case .medium: ".75rem"
            case .large: "1.25rem"
            }
        let (control, row) =
            switch theme.density {
            case .compact: ("2.25rem", ".4rem")
            case .regular: ("2.75rem", ".7rem")
            case .spacious: ("3.25rem", "1rem")
            }
        return
            "--radius:\(radius);--control:\(control);--row-room:\(row);--font:\(family(theme.font));--heading-font:\(family(theme.headingFont));"
    }

    private static func family(_ font: Theme.Font) -> String {
        switch font {
        case .system: "system-ui,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif"
        case .serif: "ui-serif,\"New York\",Charter,\"Bitstream Charter\",\"Noto Serif\",Georgia,serif"
        case .rounded: "ui-rounded,\"SF Pro Rounded\",\"Hiragino Maru Gothic ProN\",Nunito,Quicksand,system-ui,sans-serif"
        case .monospaced: "ui-monospace,\"SF Mono\",\"Cascadia Mono\",Consolas,\"DejaVu Sans Mono\",monospace"
        }
    }

    private static func colours(of theme: Theme, isDark: Bool) -> String {
        let palette = ThemePalette(theme, isDark: isDark)
        return
            "--accent:\(palette.accent);--on-accent:\(palette.onAccent);--accent-soft:\(palette.accentSoft);--accent-ink:\(palette.accentInk);"
    }

    /// Returns the rules that show the light or the dark one of two pictures; see `Markup`.
    private static func pictures(isDark: Bool) -> String {
        ".picture>.\(isDark ? "light" : "dark"){display:none}.picture>.\(isDark ? "dark" : "light"){display:block}"
    }

    /// Returns the rules for all colours of a theme that is always light or always dark. They do not depend on the setting of the device.
    private static func whole(of theme: Theme, isDark: Bool) -> String {
        let palette = ThemePalette(theme, isDark: isDark)
        let rest =
            isDark
            ? "--line:#333338;--strong-line:#77767f;--danger:#ffb4ab;--danger-soft:#44211e;--success:#8fdcae;--success-soft:#173524;--warning:#f3c977;--warning-soft:#3b2d10;--hover:#ffffff0d;--pressed:#ffffff1a;--shade:#000000a6;--shadow:0 1px 2px #0006,0 8px 24px #0008;"
            : "--line:#e2e0da;--strong-line:#8d8a82;--danger:#b3261e;--danger-soft:#fcebe9;--success:#14663a;--success-soft:#dff3e6;--warning:#7a4a00;--warning-soft:#fdf0d2;--hover:#00000009;--pressed:#00000014;--shade:#1d1c1a66;--shadow:0 1px 2px #0000000d,0 8px 24px #00000014;"
        return
            "--page:\(palette.page);--surface:\(palette.surface);--raised:\(palette.raised);--ink:\(palette.ink);--quiet:\(palette.quiet);"
            + colours(of: theme, isDark: isDark) + rest
    }
}
