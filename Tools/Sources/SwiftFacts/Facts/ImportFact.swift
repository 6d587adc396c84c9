/// One `import` of a file.
public struct ImportFact: Hashable, Sendable {
    /// The name of the module. For `import class UIKit.UIView` it is `UIKit`.
    public var module: String
    public var position: SourcePosition
    /// Whether the import is a `@testable import`.
    public var isTestable: Bool
    /// Whether the import names only the module and stands in the file itself: it has no attribute, no kind such as `class`, no submodule,
    /// and no `#if` around it.
    public var isPlain: Bool
    /// The word for the access, such as `public`; empty if there is none.
    public var access: String

    public init(module: String, position: SourcePosition, isTestable: Bool = false, isPlain: Bool = true, access: String = "") {
        self.module = module
        self.position = position
        self.isTestable = isTestable
        self.isPlain = isPlain
        self.access = access
    }
}
