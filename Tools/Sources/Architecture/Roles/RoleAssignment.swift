/// Which types have a role that their names do not tell.
///
///     RoleAssignment(role: .view, pattern: "*Panel")
public struct RoleAssignment: Hashable, Sendable {
    /// Nil says that the types have no role.
    public var role: Role?
    /// Matches the path of a type, or the path of a file if it holds a `/`.
    public var pattern: Pattern

    public init(role: Role?, pattern: String) {
        self.role = role
        self.pattern = Pattern(pattern)
    }
}
