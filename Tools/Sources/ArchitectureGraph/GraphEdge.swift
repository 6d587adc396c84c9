/// One type using another.
public struct GraphEdge: Hashable, Sendable {
    /// The places of the types in `ArchitectureGraph.types`.
    public var from: Int
    public var to: Int
    /// How often.
    public var count: Int
    /// Whether one of these uses breaks a rule.
    public var isViolation: Bool
    /// Whether the type inherits from or conforms to the other.
    public var isInheritance: Bool
}
