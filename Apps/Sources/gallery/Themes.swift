internal import Belvedere
internal import Catalogue

extension BelvedereApp {
    /// The catalogue in two other looks.
    static let themes = [
        catalogue("Meadow", path: "/themes/meadow", summary: "The views in green, with round corners and room", theme: Theme(
            accent: .hex(0x1E7F4F), font: .rounded, corners: .large, density: .spacious
        )),
        catalogue("Ledger", path: "/themes/ledger", summary: "The views in red, with serifs and little room", theme: Theme(
            accent: .hex(0xA3243B), headingFont: .serif, corners: .small, density: .compact,
            styleSheet: ".screen > h1 { font-style: italic }"
        )),
    ]
}
