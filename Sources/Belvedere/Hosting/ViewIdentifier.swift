/// The number by which a host knows a view.
///
/// Numbers are given when a view is first rendered, in the order of the tree, and never used again within a session. So
/// two renderings of the same screens agree on them, and an event that names a view which has gone names nobody.
@_spi(Hosting) nonisolated public struct ViewIdentifier: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What a view carries before it is rendered.
    static let none = ViewIdentifier(rawValue: 0)

    public static func < (left: ViewIdentifier, right: ViewIdentifier) -> Bool { left.rawValue < right.rawValue }
    public var description: String { "#\(rawValue)" }
}
