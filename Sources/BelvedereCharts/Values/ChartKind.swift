/// The form in which a ``Chart`` shows its values.
///
/// ```swift
/// let kinds: [ChartKind] = [.line, .bar]
/// ```
nonisolated public enum ChartKind: Sendable, Hashable, CaseIterable {
    /// Lines, for the course of values, such as temperatures.
    case line
    /// Bars side by side, to compare values.
    case bar
    /// Bars above each other, for sums and their parts.
    case stackedBar
    /// Areas above each other, for the course of sums and their parts.
    case area
    /// Single points, for the relation of two numbers.
    case scatter

    /// Whether the length of a mark is its value, so that the scale must begin at zero.
    var beginsAtZero: Bool { self != .line && self != .scatter }
    var hasBands: Bool { self == .bar || self == .stackedBar }

    func isStacked(_ seriesCount: Int) -> Bool { self == .stackedBar || (self == .area && seriesCount > 1) }
}
