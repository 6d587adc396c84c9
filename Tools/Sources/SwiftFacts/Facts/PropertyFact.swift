/// A property of a type.
public struct PropertyFact: Hashable, Sendable {
    public var name: String
    /// The type that is written beside it; nil where the compiler infers it.
    public var type: TypeName?
    public var ownership: Ownership
    public var isStatic: Bool
    public var isComputed: Bool
    public var isConstant: Bool
    public var isPrivate: Bool
    /// The type whose initialiser gives the first value, as in `let service = LoginService()`.
    public var constructedType: String?
    public var position: SourcePosition

    public init(
        name: String, type: TypeName?, ownership: Ownership = .strong, isStatic: Bool = false, isComputed: Bool = false,
        isConstant: Bool = false, isPrivate: Bool = false, constructedType: String? = nil, position: SourcePosition
    ) {
        self.name = name
        self.type = type
        self.ownership = ownership
        self.isStatic = isStatic
        self.isComputed = isComputed
        self.isConstant = isConstant
        self.isPrivate = isPrivate
        self.constructedType = constructedType
        self.position = position
    }

    /// Whether each instance keeps a value of its own in it.
    public var isStored: Bool { !isComputed && !isStatic }

    /// The names of what it holds, which leaves out what stands in a function's type or in somebody else's wrapper.
    public var heldNames: [String] { type?.heldNames ?? constructedType.map { [$0] } ?? [] }

    /// The names of its type, written or inferred from the initialiser that it calls.
    public var typeNames: [String] { type?.names ?? constructedType.map { [$0] } ?? [] }
}
