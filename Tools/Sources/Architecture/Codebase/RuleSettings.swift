/// The values that the configuration gives to rules, apart from the severity of each rule.
public struct RuleSettings: Sendable {
    /// Lists of layers, each a target or a folder, from the lowest to the highest. A lower layer must not use a higher layer.
    public var layers: [[String]]
    /// The allowed paths for the types of each role.
    public var placement: [Role: [Pattern]]
    /// The names of the team's own singletons, such as `Session.current` or `current`.
    public var singletons: [Pattern]
    /// Returns the profile (the style of architecture, such as `infinum`) for the file at a path.
    public var profile: @Sendable (_ path: String) -> Profile

    public init(
        layers: [[String]] = [], placement: [Role: [Pattern]] = [:], singletons: [Pattern] = [],
        profile: @escaping @Sendable (_ path: String) -> Profile = { _ in .default }
    ) {
        self.layers = layers
        self.placement = placement
        self.singletons = singletons
        self.profile = profile
    }
}
