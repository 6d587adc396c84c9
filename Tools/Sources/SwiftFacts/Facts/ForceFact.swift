/// A use of `try!` or `as!`, which stops the program when it fails.
public struct ForceFact: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        case tryExpression
        case cast
    }

    public var kind: Kind
    /// All names in the expression after `try!` or before `as!`.
    public var names: [String]
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(kind: Kind, names: [String], scope: DeclarationScope, position: SourcePosition) {
        self.kind = kind
        self.names = names
        self.scope = scope
        self.position = position
    }
}
