/// An entry of the baseline, the list of known findings: the rule and the declaration of one finding, without its file and line.
///
/// The entry therefore stays valid when the code above it grows and when files move.
public struct BaselineEntry: Hashable, Comparable, Codable, Sendable {
    public var rule: String
    /// The target and the declaration, such as `App/LoginViewController.showHome()`.
    public var symbol: String

    public init(rule: String, symbol: String) {
        self.rule = rule
        self.symbol = symbol
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.rule, left.symbol) < (right.rule, right.symbol)
    }
}
