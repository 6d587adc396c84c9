public import SwiftFacts

/// A type of the project with its role.
public struct DeclaredType: Sendable {
    /// Its place in `Codebase.types`.
    public var number: Int
    /// The place of its file in `Codebase.files`.
    public var file: Int
    public var fact: TypeFact
    /// Nil where nothing tells a role.
    public var role: Role?
    /// Whether it is a protocol, so that another type plays the part.
    public var isContract: Bool
    /// Its name without the word for its role: `Login` of `LoginViewModel`. Types with one stem make a module.
    public var stem: String
    /// Whether the role is that of the type around it.
    public var isPart: Bool

    public var path: String { fact.path }
    public var name: String { fact.name }
}
