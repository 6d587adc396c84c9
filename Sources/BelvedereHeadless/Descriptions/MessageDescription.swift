@_spi(Hosting) internal import Belvedere

/// Describes controls with an error message in a transcript: the states of the line contain the message.
struct MessageDescription: ViewDescription {
    let message: any PropertyDeclaration<String>

    func states(of view: MirroredView, in situation: Situation) -> [String] { Self.states(view.text(message)) }

    /// Returns the state of a control with a message; none if the message is empty.
    static func states(_ message: String) -> [String] { message.isEmpty ? [] : ["message " + TranscriptText.quote(message)] }
}
