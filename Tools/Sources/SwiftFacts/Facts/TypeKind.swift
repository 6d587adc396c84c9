/// What declares a type.
public enum TypeKind: UInt8, Sendable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case `typealias`

    /// Whether instances are shared by reference, so that they can hold each other in a circle.
    public var isReference: Bool { self == .class || self == .actor }
}
