public import BelvedereCore

/// A point of a ``Chart``: a place along the horizontal axis, and a value.
///
/// ```swift
/// let points = [ChartPoint("Monday", 12), ChartPoint("Tuesday", 9.5)]
/// ```
nonisolated public struct ChartPoint: Sendable, Hashable {
    /// The place along the horizontal axis.
    public let x: ChartValue
    /// The value. A value that is not a finite number is missing: the line has a gap there, and the table shows a dash.
    public let y: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: the place along the horizontal axis, such as `3.5` or `"Monday"`.
    ///   - y: the value; `.nan` for a missing one.
    public init(_ x: ChartValue, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates a point on a day.
    ///
    /// - Parameters:
    ///   - date: the day.
    ///   - y: the value; `.nan` for a missing one.
    public init(_ date: CalendarDate, _ y: Double) { self.init(.date(date), y) }

    /// Whether the chart can show the point: its place is a finite number, a day or a category.
    var hasPlace: Bool { if case .number(let number) = x { Self.isShown(number) } else { true } }

    /// Returns whether a chart can show a number. It leaves out numbers that no scale can reach.
    static func isShown(_ number: Double) -> Bool { number.isFinite && number.magnitude < 1e100 }
}

/// A line, the bars of one colour, or a group of points of a ``Chart``.
///
/// ```swift
/// let rent = ChartSeries("Rent", [ChartPoint("2024", 1150), ChartPoint("2025", 1200)])
/// ```
nonisolated public struct ChartSeries: Sendable, Hashable {
    /// The name of the series, which the legend, the table and screen readers tell.
    public let name: String
    /// The points. Numbers and days may be in any order; the chart sorts them.
    public let points: [ChartPoint]

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - name: the name of the series.
    ///   - points: the points, in any order. If two points have the same place, the later one counts, except in a scatter chart.
    /// - Complexity: O(1). The points are not copied.
    public init(_ name: String, _ points: [ChartPoint]) {
        self.name = name
        self.points = points
    }
}
