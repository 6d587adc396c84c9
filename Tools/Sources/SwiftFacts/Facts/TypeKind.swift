/// The kind of declaration, such as `class`, `enum` or `extension`.
public enum TypeKind: UInt8, Sendable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case `typealias`

    /// Whether the type is a reference type, so that its instances can form a circle of strong references.
    public var isReference: Bool { self == .class || self == .actor }
}
