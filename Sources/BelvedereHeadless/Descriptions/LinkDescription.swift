@_spi(Hosting) internal import Belvedere

/// A link says where it leads, and is followed by the host itself.
struct LinkDescription: ViewDescription {
    func value(of view: MirroredView) -> String { view[Link.destination] }

    func line(of view: MirroredView) -> String {
        let destination = view[Link.destination]
        return destination.isEmpty ? "" : " to " + TranscriptText.quote(destination)
    }

    func tap(on view: MirroredView) -> Tap { .follow(view[Link.destination]) }
}
