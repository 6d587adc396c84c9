/// A function or an initialiser of a type.
public struct FunctionFact: Hashable, Sendable {
    /// The name with the labels of the parameters, such as `load(from:)`.
    public var name: String
    public var parameters: [ParameterFact]
    /// The result type; nil if the function returns nothing.
    public var result: TypeName?
    public var isStatic: Bool
    public var isOverride: Bool
    public var isPrivate: Bool
    public var isInitializer: Bool
    public var position: SourcePosition

    public init(
        name: String, parameters: [ParameterFact] = [], result: TypeName? = nil, isStatic: Bool = false, isOverride: Bool = false,
        isPrivate: Bool = false, isInitializer: Bool = false, position: SourcePosition
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.isStatic = isStatic
        self.isOverride = isOverride
        self.isPrivate = isPrivate
        self.isInitializer = isInitializer
        self.position = position
    }

    /// The name without the labels of the parameters: `load` for `load(from:)`.
    public var baseName: String { String(name.prefix { $0 != "(" }) }
}
