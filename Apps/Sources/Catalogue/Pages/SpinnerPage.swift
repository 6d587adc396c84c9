internal import Belvedere

extension CataloguePage {
    /// Something goes on.
    static var spinner: CataloguePage {
        CataloguePage(.spinner, "Spinner", in: .states, of: [.spinner], "Says that something goes on, for nobody knows how long.", [
            Example("Spinning") {
                Spinner("Loading", isSpinning: true)
            },
            Example("Started and stopped") {
                let spinner = Spinner("Looking for places")
                return Stack(spinner, Button("Start or stop") { spinner.isSpinning.toggle() })
            },
        ])
    }
}
