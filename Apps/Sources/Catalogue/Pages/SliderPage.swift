internal import Belvedere

extension CataloguePage {
    /// The page with controls for approximate numbers.
    static var slider: CataloguePage {
        CataloguePage(
            .slider, "Slider", in: .choices, of: [.slider], CatalogueTexts.movesNumberBetweenTwoBounds,
            keys: [
                .tab, CatalogueKey("→, ↑", CatalogueTexts.oneStepMore), CatalogueKey("←, ↓", CatalogueTexts.oneStepLess),
                CatalogueKey("Home, End", CatalogueTexts.leastMost),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { Slider("Speed", value: 0.6) },
            [
                PageExample(CatalogueTexts.stepsWords) {
                    let told = Label("Fifteen seconds", style: .detail)
                    let slider = Slider(
                        "Duration", value: 15, in: 0...60, step: 1, format: { "\(Int($0)) seconds" }
                    )
                    slider.onChange { told.text = $0 > 30 ? "Long" : "Short" }
                    return Stack(slider, told)
                },
                PageExample(CatalogueTexts.plain) {
                    Slider("Volume", value: 0.5)
                },
                PageExample(CatalogueTexts.disabled) {
                    let slider = Slider("Brightness", value: 0.3)
                    slider.isEnabled = false
                    return slider
                },
            ])
    }
}
