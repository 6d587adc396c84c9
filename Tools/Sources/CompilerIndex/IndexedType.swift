public import SwiftFacts

/// A type as the compiler knows it.
public struct IndexedType: Hashable, Sendable {
    /// Where a file of the project declares it; nil for types of frameworks, and of what was not built.
    public var declaration: Place?

    /// A place in a file.
    public struct Place: Hashable, Sendable {
        /// The whole path of the file.
        public var path: String
        public var position: SourcePosition

        public init(path: String, position: SourcePosition) {
            self.path = path
            self.position = position
        }
    }

    public init(declaration: Place?) { self.declaration = declaration }
}
