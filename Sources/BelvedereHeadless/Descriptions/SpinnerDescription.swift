@_spi(Hosting) internal import Belvedere

/// A spinner that stands still is not there.
struct SpinnerDescription: ViewDescription {
    func absence(of view: MirroredView) -> String? { view[Spinner.isSpinning] ? nil : "it has stopped" }
}
