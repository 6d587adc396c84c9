/// How a reference is held.
public enum Ownership: UInt8, Sendable {
    case strong
    case weak
    case unowned
}
