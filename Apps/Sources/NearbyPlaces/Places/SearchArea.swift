/// Where to look for places, how far around, and how many to bring.
public struct SearchArea: Sendable, Hashable {
    /// The radii that a person can choose from, in metres.
    public static let radii: [Double] = [200, 500, 1000, 2000, 5000]
    /// The radius before anyone has chosen.
    public static let startingRadius: Double = 1000
    /// The most places of a type that are wanted where asking for many costs nothing.
    public static let usualLimit = 200

    public var center: Coordinate
    /// In metres; more than 0.
    public var radius: Double
    /// The most places of a type that are wanted. Google's services have lower limits of their own: 20 and 60.
    public var limit: Int

    public init(center: Coordinate, radius: Double = SearchArea.startingRadius, limit: Int = SearchArea.usualLimit) {
        self.center = center
        self.radius = min(max(radius, 1), 50_000)
        self.limit = max(limit, 1)
    }

    /// The next wider radius to choose; nil at the widest.
    public var widerRadius: Double? { Self.radii.first { $0 > radius } }
}
