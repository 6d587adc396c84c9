internal import Belvedere

extension CataloguePage {
    /// Fields for colours.
    static var colorField: CataloguePage {
        CataloguePage(
            .colorField, "ColorField", in: .fields, of: [.colorField], "Takes a colour.",
            keys: [
                .tab, CatalogueKey("Enter, Space", "Open the palette of the browser"),
            ],
            [
                Example("Followed") {
                    let told = Label(style: .detail)
                    let field = ColorField("Accent", color: RGBColor(red: 47, green: 85, blue: 200))
                    field.onChange { told.text = $0.map { "\($0)" } ?? "" }
                    return Stack(field, told)
                },
                Example("Disabled") {
                    let field = ColorField("Paper", color: RGBColor(red: 250, green: 248, blue: 240))
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
