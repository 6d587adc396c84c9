/// How wide a column of a ``Grid`` or a ``Table`` is.
///
/// ```swift
/// let facts = Grid(columns: [.fit, .fill], [Label("Name"), Label("Ada Lovelace"), Label("Born"), Label("1815")])
/// ```
nonisolated public struct ColumnWidth: Sendable, Hashable {
    /// The rules there are, for hosts.
    @_spi(Hosting)
    public enum Rule: Sendable, Hashable {
        case fit
        case fill(weight: Double)
        case characters(Int)
    }

    /// How wide the column is, as hosts are told it.
    @_spi(Hosting) public let rule: Rule

    private init(_ rule: Rule) {
        self.rule = rule
    }

    /// As wide as what stands in it.
    public static let fit = ColumnWidth(.fit)

    /// Takes the room that is left.
    public static let fill = ColumnWidth(.fill(weight: 1))

    /// Takes a part of the room that is left, in proportion to the weights of the other columns of this kind. What is no weight counts
    /// as 1.
    public static func fill(_ weight: Double) -> ColumnWidth { ColumnWidth(.fill(weight: weight > 0 && weight.isFinite ? weight : 1)) }

    /// Room for so many digits, whatever stands in it.
    public static func characters(_ count: Int) -> ColumnWidth { ColumnWidth(.characters(max(1, count))) }
}

@_spi(Hosting) nonisolated extension ColumnWidth: ViewPropertyValue {}
