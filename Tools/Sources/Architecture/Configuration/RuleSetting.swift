/// What a configuration says of a rule.
public struct RuleSetting: Hashable, Sendable {
    public enum Level: String, Hashable, Sendable, CaseIterable {
        case off
        case warning
        case error
    }

    /// Nil leaves it as the profile has it.
    public var level: Level?
    /// Where the rule is off.
    public var excluded: [Pattern]
    /// Whether the rule may have nothing to look at. If it may not, that is an error: a rule that matches nothing passes for ever.
    public var mayMatchNothing: Bool

    public init(level: Level? = nil, excluded: [Pattern] = [], mayMatchNothing: Bool = false) {
        self.level = level
        self.excluded = excluded
        self.mayMatchNothing = mayMatchNothing
    }
}
