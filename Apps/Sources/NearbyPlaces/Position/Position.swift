/// A position around which a person searches, and where the app has it from.
public struct Position: Sendable, Hashable {
    /// The origin of a position. The screen shows it beside the position.
    public enum Source: String, Sendable, Hashable, Codable {
        /// The person has typed coordinates or a `geo:` address.
        case typed
        /// The person has typed a name, and the app has found its position.
        case name
        /// The person's device has sent the position.
        case device
        /// The position is the middle of the extract (the database with map data).
        case extract
        /// The position comes from the address of the page, which another person may have shared.
        case address
    }

    public var coordinate: Coordinate
    public var source: Source
    /// How far the true position may be away, in metres, or nil if it is unknown.
    public var accuracy: Double?
    /// The name by which the position was found, or nil.
    public var name: String?

    public init(coordinate: Coordinate, source: Source, accuracy: Double? = nil, name: String? = nil) {
        self.coordinate = coordinate
        self.source = source
        self.accuracy = accuracy
        self.name = name
    }
}
