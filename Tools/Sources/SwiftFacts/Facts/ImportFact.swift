/// One `import` of a file.
public struct ImportFact: Hashable, Sendable {
    /// The name of the module. For `import class UIKit.UIView` it is `UIKit`.
    public var module: String
    public var position: SourcePosition
    /// Whether the import is a `@testable import`.
    public var isTestable: Bool

    public init(module: String, position: SourcePosition, isTestable: Bool = false) {
        self.module = module
        self.position = position
        self.isTestable = isTestable
    }
}
