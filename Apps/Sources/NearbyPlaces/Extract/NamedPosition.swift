/// A position that was found by the name of a town, a street or a place.
public struct NamedPosition: Sendable, Hashable {
    /// The kind of the object with the name. A search returns earlier cases first.
    public enum Kind: Int, Sendable, Hashable {
        case settlement, street, place
    }

    public var name: String
    public var kind: Kind
    public var coordinate: Coordinate
}
