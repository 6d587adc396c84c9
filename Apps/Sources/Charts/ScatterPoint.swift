/// A point of a ``ScatterChart``.
public struct ScatterPoint: Sendable, Hashable, Codable, Identifiable {
    public let id: Int
    public let x: Double
    public let y: Double
    /// What a screen reader says of it.
    public let name: String

    public init(id: Int, x: Double, y: Double, name: String) {
        self.id = id
        self.x = x
        self.y = y
        self.name = name
    }
}
