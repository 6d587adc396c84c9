public import SwiftFacts

/// One type of the project using another.
public struct TypeUse: Sendable {
    /// The number of the type that is used.
    public var type: Int
    public var reference: ReferenceFact
    /// The place of the file in which it is used.
    public var file: Int
    /// Whether the whole written name was found. If not, a member was meant that the compiler knows, such as `Contact.ID`.
    public var isWhole: Bool
}
