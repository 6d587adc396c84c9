internal import Belvedere

extension CataloguePage {
    /// Fields for times of a day.
    static var timeField: CataloguePage {
        CataloguePage(
            .timeField, "TimeField", in: .fields, of: [.timeField], "Takes a time of the day.",
            keys: [
                .tab, CatalogueKey("↑, ↓", "Change the part of the time that has the keyboard"),
            ],
            [
                Example("Filled") {
                    let told = Label(style: .detail)
                    let field = TimeField("Opens at", value: TimeOfDay("09:30"))
                    field.onChange { told.text = $0.map { "Opens at \($0)" } ?? "Open all day" }
                    return Stack(field, told)
                },
                Example("Within the day's work") {
                    let field = TimeField("Appointment")
                    field.minimum = TimeOfDay("08:00")
                    field.maximum = TimeOfDay("16:00")
                    return field
                },
            ])
    }
}
