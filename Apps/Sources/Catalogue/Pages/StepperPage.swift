internal import Belvedere

extension CataloguePage {
    /// The page with controls for exact numbers.
    static var stepper: CataloguePage {
        CataloguePage(
            .stepper, "Stepper", in: .choices, of: [.stepper], CatalogueTexts.takesExactNumberTypedBy,
            keys: [
                .tab, CatalogueKey("↑, ↓", CatalogueTexts.oneStepMoreLess),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { Stepper("Tickets", value: 2) },
            [
                PageExample(CatalogueTexts.betweenBounds) {
                    let told = Label("Two guests", style: .detail)
                    let stepper = Stepper("Guests", value: 2, in: 1...8)
                    stepper.onChange { told.text = "\(Int($0)) guests" }
                    return Stack(stepper, told)
                },
                PageExample(CatalogueTexts.byHalves) {
                    Stepper("Hours", value: 1.5, in: 0...12, step: 0.5)
                },
                PageExample(CatalogueTexts.disabled) {
                    let stepper = Stepper("Seats", value: 4)
                    stepper.isEnabled = false
                    return stepper
                },
            ])
    }
}
