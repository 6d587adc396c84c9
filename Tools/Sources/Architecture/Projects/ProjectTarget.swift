/// What is compiled as one module.
public struct ProjectTarget: Hashable, Sendable {
    public var name: String
    public var isTest: Bool
    /// From the root of the project; empty where it is the root itself.
    public var folder: String
    /// The names of targets and products that its manifest gives; nil where no manifest tells.
    public var dependencies: [String]?

    public init(name: String, isTest: Bool = false, folder: String, dependencies: [String]? = nil) {
        self.name = name
        self.isTest = isTest
        self.folder = folder
        self.dependencies = dependencies
    }
}
