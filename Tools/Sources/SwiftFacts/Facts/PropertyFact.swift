/// A property of a type.
public struct PropertyFact: Hashable, Sendable {
    public var name: String
    /// The type annotation in the source; nil if the compiler infers the type.
    public var type: TypeName?
    public var ownership: Ownership
    public var isStatic: Bool
    public var isComputed: Bool
    public var isConstant: Bool
    public var isPrivate: Bool
    /// The name of the type whose initialiser creates the initial value: `LoginService` in `let service = LoginService()`.
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

    /// Whether each instance of the type stores a value for the property. Not true for computed and static properties.
    public var isStored: Bool { !isComputed && !isStatic }

    /// The names of the types whose values the property stores: `Login` for `[Login]?`. The types in a function type or in a generic type
    /// of a framework are left out.
    public var heldNames: [String] { type?.heldNames ?? constructedType.map { [$0] } ?? [] }

    /// The names of all types in the property's type, from the annotation or from the initialiser that is called.
    public var typeNames: [String] { type?.names ?? constructedType.map { [$0] } ?? [] }
}
