/// The settings of one rule in a configuration.
public struct RuleSetting: Hashable, Sendable {
    public enum Level: String, Hashable, Sendable, CaseIterable {
        case off
        case warning
        case error
    }

    /// The severity of the rule, or off; nil keeps the severity from the profile.
    public var level: Level?
    /// The files in which the rule is off.
    public var excluded: [Pattern]
    /// Whether it is allowed that the project has nothing for the rule to check. Otherwise that is an error, because such a rule would
    /// always pass.
    public var mayMatchNothing: Bool

    public init(level: Level? = nil, excluded: [Pattern] = [], mayMatchNothing: Bool = false) {
        self.level = level
        self.excluded = excluded
        self.mayMatchNothing = mayMatchNothing
    }
}
