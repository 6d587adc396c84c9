@_spi(Hosting) internal import Belvedere

/// Describes alerts for tests: a person can leave an alert with Esc if the alert allows it.
struct AlertDescription: ViewDescription {
    func canLeave(_ view: MirroredView) -> Bool { view[Alert.canLeave] }
}
