@_spi(Hosting) internal import Belvedere

/// A button says whether what it starts is under way.
struct ButtonDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] { view[Button.isRunning] ? ["busy"] : [] }
}
