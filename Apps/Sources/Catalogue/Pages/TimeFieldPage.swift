internal import Belvedere

extension CataloguePage {
    /// The page with fields for times of a day.
    static var timeField: CataloguePage {
        CataloguePage(
            .timeField, "TimeField", in: .fields, of: [.timeField], CatalogueTexts.takesTimeDay,
            keys: [
                .tab, CatalogueKey("↑, ↓", CatalogueTexts.changePartTimeHasKeyboard),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { TimeField("Closes at", value: TimeOfDay("18:00")) },
            [
                PageExample(CatalogueTexts.filled) {
                    let told = Label(style: .detail)
                    let field = TimeField("Opens at", value: TimeOfDay("09:30"))
                    field.onChange { told.text = $0.map { "Opens at \($0)" } ?? "Open all day" }
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.withinDaysWork) {
                    let field = TimeField("Appointment")
                    field.minimum = TimeOfDay("08:00")
                    field.maximum = TimeOfDay("16:00")
                    return field
                },
            ])
    }
}
