@_spi(Hosting) internal import Belvedere

/// A slider or stepper says between which numbers it can be moved.
struct NumberDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] {
        let bounds = [NumberControl.minimum, NumberControl.maximum].map { TranscriptText.number(view[$0]) }
        return ["\(bounds[0]) to \(bounds[1])"]
    }
}
