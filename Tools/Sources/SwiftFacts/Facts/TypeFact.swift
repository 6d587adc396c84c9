/// A type or an extension that a file declares.
public struct TypeFact: Hashable, Sendable {
    /// The name with the names of its outer types, such as `Login.State`.
    public var path: String
    public var kind: TypeKind
    public var attributes: [String]
    public var modifiers: [String]
    /// The names after the colon of the declaration, supertype and protocols, in their order. For a `typealias`, the aliased type.
    public var inherits: [TypeName]
    public var genericParameters: [String]
    public var properties: [PropertyFact]
    public var functions: [FunctionFact]
    /// The names of an enumeration's cases.
    public var cases: [String]
    public var position: SourcePosition

    public init(
        path: String, kind: TypeKind, attributes: [String] = [], modifiers: [String] = [], inherits: [TypeName] = [],
        genericParameters: [String] = [], properties: [PropertyFact] = [], functions: [FunctionFact] = [], cases: [String] = [],
        position: SourcePosition
    ) {
        self.path = path
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.inherits = inherits
        self.genericParameters = genericParameters
        self.properties = properties
        self.functions = functions
        self.cases = cases
        self.position = position
    }

    /// The name without its outer types: `State` for `Login.State`.
    public var name: String {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    public var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
}
