internal import Belvedere

extension CataloguePage {
    /// Numbers that are more or less.
    static var slider: CataloguePage {
        CataloguePage(
            .slider, "Slider", in: .choices, of: [.slider], "Moves a number between two bounds.",
            keys: [
                .tab, CatalogueKey("→, ↑", "One step more"), CatalogueKey("←, ↓", "One step less"),
                CatalogueKey("Home, End", "The least, the most"),
            ],
            [
                Example("With steps and words") {
                    let told = Label("Fifteen seconds", style: .detail)
                    let slider = Slider(
                        "Duration", value: 15, in: 0...60, step: 1, format: { "\(Int($0)) seconds" }
                    )
                    slider.onChange { told.text = $0 > 30 ? "Long" : "Short" }
                    return Stack(slider, told)
                },
                Example("Plain") {
                    Slider("Volume", value: 0.5)
                },
                Example("Disabled") {
                    let slider = Slider("Brightness", value: 0.3)
                    slider.isEnabled = false
                    return slider
                },
            ])
    }
}
