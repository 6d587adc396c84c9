internal import Belvedere

extension CataloguePage {
    /// Something goes on.
    static var spinner: CataloguePage {
        CataloguePage(
            .spinner, "Spinner", in: .states, of: [.spinner], "Says that work goes on, where its end is not known.",
            [
                Example("Spinning") {
                    Spinner("Loading", isSpinning: true)
                },
                Example("Started and stopped") {
                    let spinner = Spinner("Loading places")
                    return Stack(spinner, Button("Start or stop") { spinner.isSpinning.toggle() })
                },
            ])
    }
}
