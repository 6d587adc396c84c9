public import BelvedereCore

/// The place of a point along the horizontal axis of a ``Chart``: a number, a day, or the name of a category.
///
/// All points of a chart should have the same kind of place. If they do not, the chart treats all places as categories.
///
/// ```swift
/// let places: [ChartValue] = [2.5, "Monday"]
/// ```
nonisolated public enum ChartValue: Sendable, Hashable {
    /// A number on a scale. Numbers run from left to right in every language.
    case number(Double)
    /// A day. Days run in the reading direction of the language.
    case date(CalendarDate)
    /// The name of a category, such as a city. Categories stand in the order of the points, in the reading direction of the language.
    case category(String)
}

nonisolated extension ChartValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// Creates a category.
    public init(stringLiteral value: String) { self = .category(value) }
}
