/// A place on a map.
nonisolated public struct MapMarker: Sendable, Hashable, Identifiable {
    public let id: String
    public let name: String
    public let point: MapPoint
}
