public import SwiftFacts

/// The use of one type of the project in the code of another.
public struct TypeUse: Sendable {
    /// The number of the used type, its index in `Codebase.types`.
    public var type: Int
    public var reference: ReferenceFact
    /// The index of the file that contains the use.
    public var file: Int
    /// Whether the whole written name is a type of the project. In `Contact.ID` perhaps only `Contact` is; then `ID` is a member that only
    /// the compiler knows.
    public var isWhole: Bool
}
