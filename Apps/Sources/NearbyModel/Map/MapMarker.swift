public import NearbyPlaces

/// A marker on a map to press: a place, or a cluster of places that are too close together to show each of them.
nonisolated public struct MapMarker: Sendable, Hashable, Identifiable {
    /// The identifier of the place, or that of the first place of the cluster with a mark.
    public let id: String
    /// The name of the place, or the number of places in words.
    public let name: String
    public let point: MapPoint
    public let type: PlaceType
    /// The number of places: 1 for a place of its own.
    public let count: Int
    /// Whether the person has chosen this place.
    public let isChosen: Bool
    /// The box around the places.
    public let box: MapBox
}
