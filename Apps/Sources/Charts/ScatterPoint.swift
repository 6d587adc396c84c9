/// A point of a ``ScatterChart``.
public struct ScatterPoint: Sendable, Hashable, Codable, Identifiable {
    public let id: Int
    public let x: Double
    public let y: Double
    /// The name that a screen reader reads.
    public let name: String

    public init(id: Int, x: Double, y: Double, name: String) {
        self.id = id
        self.x = x
        self.y = y
        self.name = name
    }
}
