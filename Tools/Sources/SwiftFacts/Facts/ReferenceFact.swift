/// The name of a type where another declaration uses it.
public struct ReferenceFact: Hashable, Sendable {
    /// How the type is used.
    public enum Use: UInt8, Sendable {
        case inheritance
        case propertyType
        case parameterType
        case resultType
        /// A type within a body: of a variable, of a cast, of a generic argument.
        case localType
        /// `Name(…)`.
        case construction
        /// `Name.member`.
        case staticMember
    }

    /// The name as it is written; nested types are joined by points.
    public var name: String
    public var use: Use
    /// Whether it stands in the default value of a parameter, which a caller may replace.
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
