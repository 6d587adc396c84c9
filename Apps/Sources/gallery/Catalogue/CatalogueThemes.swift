internal import Belvedere

extension BelvedereApp {
    /// The catalogue in two other looks.
    static let themes = [
        themed("Meadow", "meadow", "The views in green, with round corners and room", Theme(
            accent: .hex(0x1E7F4F), font: .rounded, corners: .large, density: .spacious
        )),
        themed("Ledger", "ledger", "The views in red, with serifs and little room", Theme(
            accent: .hex(0xA3243B), headingFont: .serif, corners: .small, density: .compact,
            styleSheet: ".screen > h1 { font-style: italic }"
        )),
    ]

    private static func themed(_ name: String, _ path: String, _ summary: String, _ theme: Theme) -> BelvedereApp {
        BelvedereApp(name, path: "/themes/" + path, summary: summary, theme: theme) { _ in
            let router = Router(root: CatalogueRoute.views)
            return Window(router, root: CatalogueWireframe(router: router))
        }
    }
}
