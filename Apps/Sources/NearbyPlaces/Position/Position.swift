/// Where a person is, or wants to look around: what a session knows, and how.
public struct Position: Sendable, Hashable {
    /// How the position became known. It is shown beside it.
    public enum Source: String, Sendable, Hashable, Codable {
        /// Typed as coordinates or as a `geo:` address.
        case typed
        /// Found by a name that was typed.
        case name
        /// Told by the person's device.
        case device
        /// The middle of an extract.
        case extract
        /// The address of the page, as somebody shared it.
        case address
    }

    public var coordinate: Coordinate
    public var source: Source
    /// How far off it may be, in metres; nil when nobody said.
    public var accuracy: Double?
    /// The name it was found by.
    public var name: String?

    public init(coordinate: Coordinate, source: Source, accuracy: Double? = nil, name: String? = nil) {
        self.coordinate = coordinate
        self.source = source
        self.accuracy = accuracy
        self.name = name
    }
}
