/// The roads of one rank on a map, such as all motorways, with the width of their lines.
nonisolated public struct MapRoads: Sendable, Hashable {
    /// The lines of the roads, cut off at the sides of the map.
    public let lines: [[MapPoint]]
    /// The width in units of the map.
    public let width: Double
}
