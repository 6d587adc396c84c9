internal import Belvedere

extension CataloguePage {
    /// Exact numbers.
    static var stepper: CataloguePage {
        CataloguePage(
            .stepper, "Stepper", in: .choices, of: [.stepper], "Takes an exact number, typed or by steps.",
            keys: [
                .tab, CatalogueKey("↑, ↓", "One step more or less"),
            ],
            [
                Example("Between bounds") {
                    let told = Label("Two guests", style: .detail)
                    let stepper = Stepper("Guests", value: 2, in: 1...8)
                    stepper.onChange { told.text = "\(Int($0)) guests" }
                    return Stack(stepper, told)
                },
                Example("By halves") {
                    Stepper("Hours", value: 1.5, in: 0...12, step: 0.5)
                },
                Example("Disabled") {
                    let stepper = Stepper("Seats", value: 4)
                    stepper.isEnabled = false
                    return stepper
                },
            ])
    }
}
