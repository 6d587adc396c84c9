internal import Belvedere

extension CataloguePage {
    /// The page with fields in which the person enters a day.
    static var dateField: CataloguePage {
        CataloguePage(
            .dateField, "DateField", in: .fields, of: [.dateField], CatalogueTexts.takesDayWithoutTimeWithout,
            keys: [
                .tab, CatalogueKey("↑, ↓", CatalogueTexts.changePartDateHasKeyboard),
                CatalogueKey("Space", CatalogueTexts.opensCalendarBrowser),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) {
                DateField("Begins", value: CalendarDate("2026-11-23"))
            },
            [
                PageExample(CatalogueTexts.betweenTwoDays) {
                    let told = Label(style: .detail)
                    let field = DateField("Departure", value: CalendarDate("2026-11-25"))
                    field.minimum = CalendarDate("2026-11-22")
                    field.maximum = CalendarDate("2027-11-22")
                    field.onChange { told.text = $0.map { "On \($0)" } ?? "On no day" }
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.empty) {
                    DateField("Born")
                },
                PageExample(CatalogueTexts.somethingWrong) {
                    let field = DateField("Return", value: CalendarDate("2026-11-20"))
                    field.message = "The return is before the departure."
                    return field
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = DateField("Delivered", value: CalendarDate("2026-11-01"))
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
