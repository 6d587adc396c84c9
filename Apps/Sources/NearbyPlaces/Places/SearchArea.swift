/// The circle of a search, and the number of places that it should return.
public struct SearchArea: Sendable, Hashable {
    /// The radii that the person can choose, in metres.
    public static let radii: [Double] = [200, 500, 1000, 2000, 5000]
    /// The radius before the person has chosen one.
    public static let startingRadius: Double = 1000
    /// The default number of places per type, for sources in which a large number costs nothing.
    public static let usualLimit = 200

    public var center: Coordinate
    /// The radius in metres, more than 0.
    public var radius: Double
    /// The most places of a type that the search returns. Google's services have lower limits: 20 and 60.
    public var limit: Int

    public init(center: Coordinate, radius: Double = SearchArea.startingRadius, limit: Int = SearchArea.usualLimit) {
        self.center = center
        self.radius = min(max(radius, 1), 50_000)
        self.limit = max(limit, 1)
    }

    /// The next larger radius that the person can choose, or nil if this is the largest.
    public var widerRadius: Double? { Self.radii.first { $0 > radius } }
}
