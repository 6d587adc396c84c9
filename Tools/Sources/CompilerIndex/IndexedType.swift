public import SwiftFacts

/// A type according to the compiler's index.
public struct IndexedType: Hashable, Sendable {
    /// The position of its declaration in a file of the project; nil for types of frameworks and of files that were not built.
    public var declaration: Place?

    /// A position in a file, with the path of the file.
    public struct Place: Hashable, Sendable {
        /// The absolute path of the file.
        public var path: String
        public var position: SourcePosition

        public init(path: String, position: SourcePosition) {
            self.path = path
            self.position = position
        }
    }

    public init(declaration: Place?) { self.declaration = declaration }
}
