/// An edge of the graph: one type uses another.
public struct GraphEdge: Hashable, Sendable {
    /// The index of the using type in `ArchitectureGraph.types`. The next property, `to`, is the index of the used type.
    public var from: Int
    public var to: Int
    /// The number of uses that this edge represents.
    public var count: Int
    /// Whether at least one of the uses breaks a rule.
    public var isViolation: Bool
    /// Whether the using type inherits from the used type or conforms to it.
    public var isInheritance: Bool
}
