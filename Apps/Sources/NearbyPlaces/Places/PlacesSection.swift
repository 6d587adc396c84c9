/// What became of the question for the places of one type.
public struct PlacesSection: Sendable {
    public let type: PlaceType
    /// The places, nearest first, or why there are none.
    public let result: Result<[Place], PlacesError>

    public init(type: PlaceType, result: Result<[Place], PlacesError>) {
        self.type = type
        self.result = result
    }
}
