/// The innermost declaration that contains a fact: a member of a type, a type, or the file itself.
///
/// A scope identifies a part of the source without its line, so it stays the same when lines above it change.
///
///     DeclarationScope(type: "LoginViewModel", member: "load()").path        // LoginViewModel.load()
public struct DeclarationScope: Hashable, Sendable {
    /// The path of the type, such as `LoginViewModel.State`; empty outside types.
    public var type: String
    /// The name of the member, such as `load()`; empty if the fact is in the type but in no member.
    public var member: String

    public init(type: String, member: String = "") {
        self.type = type
        self.member = member
    }

    /// The type and the member, joined by a point, such as `LoginViewModel.load()`.
    public var path: String {
        if type.isEmpty { return member }
        return member.isEmpty ? type : "\(type).\(member)"
    }
}
