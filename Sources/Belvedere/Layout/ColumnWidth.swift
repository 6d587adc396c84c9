/// The width of a column of a ``Grid`` or a ``Table``.
///
/// ```swift
/// let facts = Grid(columns: [.fit, .fill], [Label("Name"), Label("Ada Lovelace"), Label("Born"), Label("1815")])
/// ```
nonisolated public struct ColumnWidth: Sendable, Hashable {
    /// The rules by which a host computes the width of a column.
    @_spi(Hosting)
    public enum Rule: Sendable, Hashable {
        case fit
        case fill(weight: Double)
        case characters(Int)
    }

    /// The rule by which a host computes the width.
    @_spi(Hosting) public let rule: Rule

    private init(_ rule: Rule) {
        self.rule = rule
    }

    /// As wide as its content.
    public static let fit = ColumnWidth(.fit)

    /// As wide as the free space.
    public static let fill = ColumnWidth(.fill(weight: 1))

    /// As wide as a share of the free space. The columns with such a width share the space in proportion to their weights. An invalid
    /// weight counts as 1.
    public static func fill(_ weight: Double) -> ColumnWidth { ColumnWidth(.fill(weight: weight > 0 && weight.isFinite ? weight : 1)) }

    /// As wide as `count` digits, independent of the content.
    public static func characters(_ count: Int) -> ColumnWidth { ColumnWidth(.characters(max(1, count))) }
}

@_spi(Hosting) nonisolated extension ColumnWidth: ViewPropertyValue {}
