@_spi(Hosting) internal import Belvedere

/// Describes sliders and steppers in a transcript: the line contains the smallest and the greatest number that a person can choose, and
/// the error message.
struct NumberDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] {
        let bounds = [NumberControl.minimum, NumberControl.maximum].map { TranscriptText.number(view[$0]) }
        return ["\(bounds[0]) to \(bounds[1])"] + MessageDescription.states(view[NumberControl.message])
    }
}
