internal import Belvedere
internal import Catalogue

extension BelvedereApp {
    /// The apps that show the catalogue of views in two other themes.
    static let themes = [
        catalogue(
            GalleryTexts.meadow, path: "/themes/meadow", summary: GalleryTexts.meadowSummary,
            theme: Theme(
                accent: .hex(0x1E7F4F), font: .rounded, corners: .large, density: .spacious
            )),
        catalogue(
            GalleryTexts.ledger, path: "/themes/ledger", summary: GalleryTexts.ledgerSummary,
            theme: Theme(
                accent: .hex(0xA3243B), headingFont: .serif, corners: .small, density: .compact,
                styleSheet: ".screen > h1 { font-style: italic }"
            )),
    ]
}
