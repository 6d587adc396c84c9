public import SwiftFacts

/// The data of the compiler's index about the names in one file.
public struct IndexedFile: Sendable {
    /// The name of the module that the file is compiled into.
    public var module: String
    /// The time at which the compiler read the file, in seconds since 1970. If the file is changed later, the index does not describe it
    /// any more.
    public var time: Double
    /// The type that each type name means. The key is the position of the name.
    public var types: [SourcePosition: IndexedType] = [:]
    /// The type of each property, also if the compiler inferred it. The key is the position of the property's name.
    ///
    ///     let service = makeService()     // Services.LoginService
    public var propertyTypes: [SourcePosition: TypeName] = [:]
    /// All positions for which the compiler recorded a name.
    public var known: Set<SourcePosition> = []

    public init(module: String, time: Double) {
        self.module = module
        self.time = time
    }
}
