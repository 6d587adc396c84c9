/// One `import` of a file.
public struct ImportFact: Hashable, Sendable {
    /// The module, without what is picked from it.
    public var module: String
    public var position: SourcePosition
    /// Whether it is a `@testable import`.
    public var isTestable: Bool

    public init(module: String, position: SourcePosition, isTestable: Bool = false) {
        self.module = module
        self.position = position
        self.isTestable = isTestable
    }
}
