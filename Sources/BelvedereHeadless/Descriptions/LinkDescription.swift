@_spi(Hosting) internal import Belvedere

/// Describes links in a transcript: the line of a link contains its destination. A tap on a link to a route of the app is sent to the app.
/// All other links are opened by the host, the program that shows the app.
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
