/// Which property of a kind of view something is about.
@_spi(Hosting)
nonisolated public struct PropertyKey: Sendable, Hashable, CustomStringConvertible {
    /// The place of the property among those of its kind, and its bit in a view's set of changed properties.
    public let number: UInt8
    /// The name, for people who read a change.
    public let name: String

    public var description: String { name }

    // The name decides only between kinds; within one the number does.
    public static func == (left: PropertyKey, right: PropertyKey) -> Bool { left.number == right.number && left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
