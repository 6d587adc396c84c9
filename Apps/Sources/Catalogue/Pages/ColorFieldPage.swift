internal import Belvedere

extension CataloguePage {
    /// The page with fields for colours.
    static var colorField: CataloguePage {
        CataloguePage(
            .colorField, "ColorField", in: .fields, of: [.colorField], CatalogueTexts.takesColour,
            keys: [
                .tab, CatalogueKey("Enter, Space", CatalogueTexts.openPaletteBrowser),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) {
                ColorField("Wall", color: RGBColor(red: 46, green: 125, blue: 90))
            },
            [
                PageExample(CatalogueTexts.followed) {
                    let told = Label(style: .detail)
                    let field = ColorField("Accent", color: RGBColor(red: 47, green: 85, blue: 200))
                    field.onChange { told.text = $0.map { "\($0)" } ?? "" }
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = ColorField("Paper", color: RGBColor(red: 250, green: 248, blue: 240))
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
