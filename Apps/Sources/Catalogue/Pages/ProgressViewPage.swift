internal import Belvedere

extension CataloguePage {
    /// How far something has come.
    static var progressView: CataloguePage {
        CataloguePage(
            .progressView, "ProgressView", in: .states, of: [.progress], "Says how far something has come.",
            [
                Example("A part of the whole") {
                    let progress = ProgressView("Copying", fraction: 0.4)
                    return Stack(
                        progress,
                        Button("Go on") {
                            progress.fraction = min(1, (progress.fraction ?? 0) + 0.2)
                        })
                },
                Example("Progress unknown") {
                    ProgressView("Connecting")
                },
            ])
    }
}
