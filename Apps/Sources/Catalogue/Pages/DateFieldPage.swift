internal import Belvedere

extension CataloguePage {
    /// Fields for days.
    static var dateField: CataloguePage {
        CataloguePage(
            .dateField, "DateField", in: .fields, of: [.dateField], "Takes a day, without a time and without a time zone.",
            keys: [
                .tab, CatalogueKey("↑, ↓", "Change the part of the date that has the keyboard"),
                CatalogueKey("Space", "Opens the calendar of the browser"),
            ],
            [
                Example("Between two days") {
                    let told = Label(style: .detail)
                    let field = DateField("Departure", value: CalendarDate("2026-11-25"))
                    field.minimum = CalendarDate("2026-11-22")
                    field.maximum = CalendarDate("2027-11-22")
                    field.onChange { told.text = $0.map { "On \($0)" } ?? "On no day" }
                    return Stack(field, told)
                },
                Example("Empty") {
                    DateField("Born")
                },
                Example("Something is wrong") {
                    let field = DateField("Return", value: CalendarDate("2026-11-20"))
                    field.message = "The return is before the departure."
                    return field
                },
                Example("Disabled") {
                    let field = DateField("Delivered", value: CalendarDate("2026-11-01"))
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
