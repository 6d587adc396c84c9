@_spi(Hosting) public import Belvedere

/// A change that does not fit the tree it is for.
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
