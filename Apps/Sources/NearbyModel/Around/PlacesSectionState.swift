public import NearbyPlaces

/// The state of the places of one type around a position.
nonisolated public struct PlacesSectionState: Sendable, Hashable {
    /// The places, the nearest first. While a new request is running, and after it has failed, these are the places of the last successful
    /// one.
    public var places: [Place] = []
    /// Whether a request for this position has succeeded.
    public var isLoaded = false
    /// Whether a request is running.
    public var isLoading = false
    /// The reason why the last request failed.
    public var error: PlacesError?

    public init() {}
}
