@_spi(Hosting) public import Belvedere

/// The error for a change that cannot be applied to the host's copy of the window, such as one for an unknown view.
@_spi(Hosting)
nonisolated public struct MirrorFault: Error, Sendable, Hashable, CustomStringConvertible {
    public let change: Change
    public let reason: String

    init(_ change: Change, _ reason: String) {
        self.change = change
        self.reason = reason
    }

    public var description: String {
        "The change stream is wrong: \(change) cannot be applied, because \(reason). This is a fault of the kit; please report it."
    }
}
