/// A place that the map shows as a marker to press.
nonisolated public struct MapMarker: Sendable, Hashable, Identifiable {
    public let id: String
    public let name: String
    public let point: MapPoint
}
