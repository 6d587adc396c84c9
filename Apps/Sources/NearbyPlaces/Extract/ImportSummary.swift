/// The result of an import.
public struct ImportSummary: Sendable, Hashable {
    /// The number of places of each type. A place with two types counts for both.
    public var places: [PlaceType: Int]
    /// The number of towns and streets by whose names positions can be found.
    public var names: Int
    /// The number of streets, or sections of streets, for the map.
    public var streets: Int
    /// The number of areas and streets that were left out, because the file does not contain their points.
    public var incompleteAreas: Int
    /// The time since this import was started or resumed.
    public var elapsed: Duration

    /// Whether the file contains no place of the types that the app knows. A valid file may contain none.
    public var hasNoPlaces: Bool { places.values.allSatisfy { $0 == 0 } }
}
