/// The declaration that something stands in: a member of a type, a type, or the file itself.
///
/// A scope names a place without its line, so it stays the same while the file is edited above it.
///
///     DeclarationScope(type: "LoginViewModel", member: "load()").path        // LoginViewModel.load()
public struct DeclarationScope: Hashable, Sendable {
    /// The path of the type, such as `LoginViewModel.State`; empty outside types.
    public var type: String
    /// The member, such as `load()`; empty where the type itself is meant.
    public var member: String

    public init(type: String, member: String = "") {
        self.type = type
        self.member = member
    }

    /// Type and member, joined by a point.
    public var path: String {
        if type.isEmpty { return member }
        return member.isEmpty ? type : "\(type).\(member)"
    }
}
