public import Architecture

/// A type in a graph.
public struct GraphType: Hashable, Sendable {
    public var path: String
    public var target: String
    /// The folder within the target; empty directly in it.
    public var folder: String
    public var role: Role?
    public var isContract: Bool
    public var file: String
    public var line: Int
    /// What breaks a rule in it.
    public var findings: [Finding]
}
