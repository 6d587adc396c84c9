internal import Belvedere

extension CataloguePage {
    /// The page with spinners, which show that work is in progress.
    static var spinner: CataloguePage {
        CataloguePage(
            .spinner, "Spinner", in: .states, of: [.spinner], CatalogueTexts.saysWorkGoesWhereEnd,
            sample: PageSample(text: \.title) { Spinner("Saving", isSpinning: true) },
            [
                PageExample(CatalogueTexts.spinning) {
                    Spinner("Loading", isSpinning: true)
                },
                PageExample(CatalogueTexts.startedStopped) {
                    let spinner = Spinner("Loading places")
                    return Stack(spinner, Button("Start or stop") { spinner.isSpinning.toggle() })
                },
            ])
    }
}
