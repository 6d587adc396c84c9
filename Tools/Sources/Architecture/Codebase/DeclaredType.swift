public import SwiftFacts

/// A type that the project declares, with its role, such as view or presenter.
public struct DeclaredType: Sendable {
    /// The index of the type in `Codebase.types`.
    public var number: Int
    /// The index of the type's file in `Codebase.files`.
    public var file: Int
    public var fact: TypeFact
    /// The role of the type, such as view or presenter; nil if it is not known.
    public var role: Role?
    /// Whether the type is a protocol. A protocol describes its role, and a type that conforms to the protocol has the role.
    public var isContract: Bool
    /// The name without its ending for the role: `Login` for `LoginViewModel`. Types with the same stem form a module.
    public var stem: String
    /// Whether the type is nested and has its role from its outer type.
    public var isPart: Bool

    public var path: String { fact.path }
    public var name: String { fact.name }
}
