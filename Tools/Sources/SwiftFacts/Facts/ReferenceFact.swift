/// The use of a type's name in another declaration.
public struct ReferenceFact: Hashable, Sendable {
    /// The kind of use, such as a parameter or a call of an initialiser.
    public enum Use: UInt8, Sendable {
        case inheritance
        case propertyType
        case parameterType
        case resultType
        /// The name is the type of a local variable, the type of a cast, or a generic argument in a function body.
        case localType
        /// The name is called to create a value of the type, as in `Name(…)`.
        case construction
        /// A static member of the name is used, as in `Name.member`.
        case staticMember
    }

    /// The name as the source contains it. It can be a path such as `Login.State`.
    public var name: String
    public var use: Use
    /// Whether the reference is in the default value of a parameter. A caller can replace that value.
    public var isDefaultValue: Bool
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(name: String, use: Use, isDefaultValue: Bool = false, scope: DeclarationScope, position: SourcePosition) {
        self.name = name
        self.use = use
        self.isDefaultValue = isDefaultValue
        self.scope = scope
        self.position = position
    }
}
