public import Architecture

/// A type of the project as a node of the graph.
public struct GraphType: Hashable, Sendable {
    public var path: String
    public var target: String
    /// The path of the folder within the target; empty for files directly in the target's folder.
    public var folder: String
    public var role: Role?
    public var isContract: Bool
    public var file: String
    public var line: Int
    /// The findings whose position is in the type.
    public var findings: [Finding]
}
