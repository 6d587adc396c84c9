/// The result of the request for the places of one type.
public struct PlacesSection: Sendable {
    public let type: PlaceType
    /// The places, the nearest first, or the failure.
    public let result: Result<[Place], PlacesError>

    public init(type: PlaceType, result: Result<[Place], PlacesError>) {
        self.type = type
        self.result = result
    }
}
