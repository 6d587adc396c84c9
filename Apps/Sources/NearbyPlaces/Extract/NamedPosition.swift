/// A position found by its name.
public struct NamedPosition: Sendable, Hashable {
    /// What bears the name. Those before are found before those after.
    public enum Kind: Int, Sendable, Hashable {
        case settlement, street, place
    }

    public var name: String
    public var kind: Kind
    public var coordinate: Coordinate
}
