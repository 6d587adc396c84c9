public import NearbyPlaces

/// The formatted texts of one place's row in the list.
nonisolated public struct PlaceRow: Sendable, Hashable, Identifiable {
    public let id: String
    public let image: PlaceType
    public let name: String
    public let distance: String
    public let status: String
    /// The text with the rating, empty if the provider has no ratings.
    public let rating: String
    public let address: String
}
