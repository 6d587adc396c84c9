/// A parameter of a function.
public struct ParameterFact: Hashable, Sendable {
    /// The label that callers write before the value; `_` for none.
    public var label: String
    public var type: TypeName
    public var hasDefault: Bool

    public init(label: String, type: TypeName, hasDefault: Bool = false) {
        self.label = label
        self.type = type
        self.hasDefault = hasDefault
    }
}
