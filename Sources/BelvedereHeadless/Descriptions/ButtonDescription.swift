@_spi(Hosting) internal import Belvedere

/// Describes buttons in a transcript, the text form of a screen: the line of a button contains `[busy]` while its work runs.
struct ButtonDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] { view[Button.isRunning] ? ["busy"] : [] }
}
