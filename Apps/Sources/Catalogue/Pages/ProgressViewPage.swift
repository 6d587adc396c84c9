internal import Belvedere

extension CataloguePage {
    /// The page with bars that show the progress of work.
    static var progressView: CataloguePage {
        CataloguePage(
            .progressView, "ProgressView", in: .states, of: [.progress], CatalogueTexts.saysHowFarSomethingHas,
            sample: PageSample(text: \.title) { ProgressView("Sending", fraction: 0.7) },
            [
                PageExample(CatalogueTexts.partWhole) {
                    let progress = ProgressView("Copying", fraction: 0.4)
                    return Stack(
                        progress,
                        Button("Continue") {
                            progress.fraction = min(1, (progress.fraction ?? 0) + 0.2)
                        })
                },
                PageExample(CatalogueTexts.progressUnknown) {
                    ProgressView("Connecting")
                },
            ])
    }
}
