/// What the configuration tells rules, beyond on and off.
public struct RuleSettings: Sendable {
    /// Lists of targets or folders, the lowest first. What stands lower must not know what stands higher.
    public var layers: [[String]]
    /// Where the types of a role stand.
    public var placement: [Role: [Pattern]]
    /// The profile of a file.
    public var profile: @Sendable (_ path: String) -> Profile

    public init(
        layers: [[String]] = [], placement: [Role: [Pattern]] = [:],
        profile: @escaping @Sendable (_ path: String) -> Profile = { _ in .default }
    ) {
        self.layers = layers
        self.placement = placement
        self.profile = profile
    }
}
