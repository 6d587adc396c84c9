/// A known finding: its rule and its declaration, without file and line.
///
/// So it stays valid while code above it grows and while files move.
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
