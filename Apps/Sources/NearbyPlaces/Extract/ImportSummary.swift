/// What an import brought.
public struct ImportSummary: Sendable, Hashable {
    /// The places of each type. One of two types counts under both.
    public var places: [PlaceType: Int]
    /// Names of settlements and streets that positions can be found by.
    public var names: Int
    /// Streets for pictures of a map; only GeoJSON files bring them.
    public var streets: Int
    /// Areas that were left out because the file does not hold their points.
    public var incompleteAreas: Int
    /// Since this run began.
    public var elapsed: Duration
}
