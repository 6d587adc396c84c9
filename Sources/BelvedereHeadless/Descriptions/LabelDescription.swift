@_spi(Hosting) internal import Belvedere

/// A text says which of its parts lead somewhere.
struct LabelDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] {
        view[Label.runs].compactMap { run in
            run.link.map { "link \(TranscriptText.quote(run.text)) to \(TranscriptText.quote($0))" }
        }
    }
}
