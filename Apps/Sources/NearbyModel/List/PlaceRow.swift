public import NearbyPlaces

/// One place as a list shows it: all text, nothing left to format.
nonisolated public struct PlaceRow: Sendable, Hashable, Identifiable {
    public let id: String
    public let image: PlaceType
    public let name: String
    public let distance: String
    public let status: String
    /// Empty where nobody rates.
    public let rating: String
    public let address: String
}
