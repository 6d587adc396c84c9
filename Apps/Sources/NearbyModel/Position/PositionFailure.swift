/// Why there is no position, and what leads on from there.
nonisolated public struct PositionFailure: Sendable, Hashable {
    /// What a person can do about it.
    nonisolated public enum WayOn: Sendable, Hashable {
        /// Asking the device again will not help: type something.
        case type
        /// Asking the device again may help; typing does as well.
        case askDeviceAgain
    }

    public let message: String
    public let wayOn: WayOn

    /// - Parameters:
    ///   - message: what happened and what to do, as a sentence.
    ///   - wayOn: what the screen offers.
    public init(message: String, wayOn: WayOn) {
        self.message = message
        self.wayOn = wayOn
    }
}
