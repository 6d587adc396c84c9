@_spi(Hosting) internal import Belvedere

/// Describes spinners in a transcript: the transcript contains a spinner only while it spins.
struct SpinnerDescription: ViewDescription {
    func absence(of view: MirroredView) -> String? { view[Spinner.isSpinning] ? nil : "it has stopped" }
}
