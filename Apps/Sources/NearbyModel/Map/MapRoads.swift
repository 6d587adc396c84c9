/// The roads of one rank on a map, and how broad they are.
nonisolated public struct MapRoads: Sendable, Hashable {
    /// Lines, each from one end to the other; cut off where they cross the sides of the map.
    public let lines: [[MapPoint]]
    /// In units of the map.
    public let width: Double
}
