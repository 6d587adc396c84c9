@_spi(Hosting) internal import Belvedere

/// A link says where it leads. Out of the app it is followed by the host itself, within the app by the app.
struct LinkDescription: ViewDescription {
    func value(of view: MirroredView) -> String {
        view[Link.route]?.path ?? view[Link.destination]
    }

    func line(of view: MirroredView) -> String {
        let destination = value(of: view)
        return destination.isEmpty ? "" : " to " + TranscriptText.quote(destination)
    }

    func tap(on view: MirroredView) -> Tap { view[Link.route] == nil ? .follow(view[Link.destination]) : .send(.activate) }
}
