/// A line of the configuration that gives a role to types whose names do not show their role.
///
///     RoleAssignment(role: .view, pattern: "*Panel")
public struct RoleAssignment: Hashable, Sendable {
    /// The role of the matching types, such as `.view`; nil if they shall have no role.
    public var role: Role?
    /// The pattern for the type's path, such as `Login.State`, or for the file's path if the pattern contains a `/`.
    public var pattern: Pattern

    public init(role: Role?, pattern: String) {
        self.role = role
        self.pattern = Pattern(pattern)
    }
}
