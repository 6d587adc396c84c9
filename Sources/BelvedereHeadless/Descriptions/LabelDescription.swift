@_spi(Hosting) internal import Belvedere

/// Describes labels in a transcript: the line of a label lists the links in its text.
struct LabelDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] {
        view[Label.runs].compactMap { run in
            run.link.map { "link \(TranscriptText.quote(run.text)) to \(TranscriptText.quote($0))" }
        }
    }
}
