/// A target of the project: files that are compiled as one module.
public struct ProjectTarget: Hashable, Sendable {
    public var name: String
    public var isTest: Bool
    /// The path from the root of the project; empty for the root itself.
    public var folder: String
    /// The names of the targets and products that the target depends on, from the manifest; nil if no manifest lists them.
    public var dependencies: [String]?

    public init(name: String, isTest: Bool = false, folder: String, dependencies: [String]? = nil) {
        self.name = name
        self.isTest = isTest
        self.folder = folder
        self.dependencies = dependencies
    }
}
