@_spi(Hosting) internal import Belvedere

/// An alert with a way out is left by Esc.
struct AlertDescription: ViewDescription {
    func canLeave(_ view: MirroredView) -> Bool { view[Alert.canLeave] }
}
