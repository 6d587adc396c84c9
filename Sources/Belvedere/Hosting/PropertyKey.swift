/// Which property of a kind of view something is about.
///
/// A key has no reference in it, because every change copies one.
@_spi(Hosting)
nonisolated public struct PropertyKey: Sendable, Hashable, CustomStringConvertible {
    /// The place of the property among those of its kind, and its bit in a view's set of changed properties.
    public let number: UInt8
    private let literal: StaticString
    /// Which of several properties of one name it is.
    private let index: UInt8?

    init(_ number: UInt8, _ literal: StaticString, index: UInt8? = nil) {
        self.number = number
        self.literal = literal
        self.index = index
    }

    /// The name, for people who read a change.
    public var name: String { index.map { "\(literal) \($0)" } ?? literal.description }
    public var description: String { name }

    // The name decides only between kinds; within one the number does.
    public static func == (left: PropertyKey, right: PropertyKey) -> Bool {
        left.number == right.number && left.index == right.index
            && (isSameLiteral(left.literal, right.literal) || left.name == right.name)
    }

    private static func isSameLiteral(_ left: StaticString, _ right: StaticString) -> Bool {
        left.hasPointerRepresentation && right.hasPointerRepresentation && left.utf8Start == right.utf8Start
            && left.utf8CodeUnitCount == right.utf8CodeUnitCount
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
