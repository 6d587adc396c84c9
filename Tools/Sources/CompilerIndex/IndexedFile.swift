public import SwiftFacts

/// What the compiler knows of the names in a file.
public struct IndexedFile: Sendable {
    /// The module that the file is compiled into.
    public var module: String
    /// When the compiler read the file, in seconds since 1970. What was written later is not in the index.
    public var time: Double
    /// The types that names mean, by the place of the name.
    public var types: [SourcePosition: IndexedType] = [:]
    /// The types of properties, by the place of their names.
    ///
    ///     let service = makeService()     // Services.LoginService
    public var propertyTypes: [SourcePosition: TypeName] = [:]
    /// Every place at which the compiler saw a name.
    public var known: Set<SourcePosition> = []

    public init(module: String, time: Double) {
        self.module = module
        self.time = time
    }
}
