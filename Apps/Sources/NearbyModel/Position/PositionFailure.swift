/// The reason why no position is known, and what the person can do.
nonisolated public struct PositionFailure: Sendable, Hashable {
    /// The action that may lead to a position.
    nonisolated public enum WayOn: Sendable, Hashable {
        /// The person must type a position, because requesting the device's position again will not help.
        case type
        /// The person can request the device's position again, or type one.
        case askDeviceAgain
    }

    public let message: String
    public let wayOn: WayOn

    /// - Parameters:
    ///   - message: a sentence that says what has failed and what to do.
    ///   - wayOn: the action that the screen offers.
    public init(message: String, wayOn: WayOn) {
        self.message = message
        self.wayOn = wayOn
    }
}
