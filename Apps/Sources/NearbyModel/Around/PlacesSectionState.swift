public import NearbyPlaces

/// What is known of the places of one type around a position.
nonisolated public struct PlacesSectionState: Sendable, Hashable {
    /// The places, nearest first. While they are asked for anew, or when that failed, those of the answer before.
    public var places: [Place] = []
    /// Whether there has been an answer for this position.
    public var isLoaded = false
    /// Whether an answer is awaited.
    public var isLoading = false
    /// Why the last question was not answered.
    public var error: PlacesError?

    public init() {}
}
