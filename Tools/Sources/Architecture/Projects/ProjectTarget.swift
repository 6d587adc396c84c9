/// A target of the project: files that are compiled as one module.
public struct ProjectTarget: Hashable, Sendable {
    public var name: String
    public var isTest: Bool
    /// The path from the root of the project; empty for the root itself.
    public var folder: String
    /// The names of the targets and products that the target depends on, from the manifest; nil if no manifest lists them.
    public var dependencies: [String]?
    /// Whether all its source files are Swift files in its folder. It is false if the build writes some, or if they can be in another
    /// language.
    public var hasAllSources: Bool

    public init(
        name: String, isTest: Bool = false, folder: String, dependencies: [String]? = nil, hasAllSources: Bool = false
    ) {
        self.name = name
        self.isTest = isTest
        self.folder = folder
        self.dependencies = dependencies
        self.hasAllSources = hasAllSources
    }
}
