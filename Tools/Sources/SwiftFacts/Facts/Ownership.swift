/// The kind of a reference: strong, weak or unowned.
public enum Ownership: UInt8, Sendable {
    case strong
    case weak
    case unowned
}
