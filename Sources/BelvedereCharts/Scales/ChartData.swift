internal import BelvedereCore

/// The values of a chart by their places: sorted, and without what cannot be shown.
nonisolated struct ChartData {
    /// The values at a place.
    struct Row: Sendable {
        let x: ChartValue
        /// The place as a number: the number itself, the days since 1970, or the index of the category.
        let position: Double
        /// The value of each series; `nil` where it is missing.
        var values: [Double?]
    }

    enum Scale {
        case numbers, days, categories
    }

    let rows: [Row]
    let scale: Scale
    /// The parts of the days that differ: only the years if all days are the first of a year, and no days if all are the first of a month.
    let precision: ChartWriter.Precision

    /// - Parameters:
    ///   - series: the series.
    ///   - keepsAll: whether each point is a row of its own. Otherwise points with the same place share a row.
    /// - Complexity: O(*n* log *n*) in the number of points.
    init(_ series: [ChartSeries], keepsAll: Bool) {
        let shown = series.map { $0.points.filter(\.hasPlace) }
        let all = shown.joined()
        let scale: Scale =
            if all.allSatisfy({ if case .number = $0.x { true } else { false } }) {
                .numbers
            } else if all.allSatisfy({ if case .date = $0.x { true } else { false } }) { .days } else { .categories }
        var indices: [ChartValue: Int] = [:], categories: [ChartValue: Int] = [:], rows: [Row] = []
        for (number, points) in shown.enumerated() {
            for point in points {
                let value = ChartPoint.isShown(point.y) ? point.y : nil
                if !keepsAll, let index = indices[point.x] {
                    rows[index].values[number] = value
                    continue
                }
                indices[point.x] = rows.count
                let position: Double
                switch (scale, point.x) {
                case (.numbers, .number(let number)): position = number
                case (.days, .date(let date)): position = Double(CalendarDate.epoch.days(until: date))
                default:
                    let index = categories[point.x] ?? categories.count
                    categories[point.x] = index
                    position = Double(index)
                }
                var values = [Double?](repeating: nil, count: series.count)
                values[number] = value
                rows.append(Row(x: point.x, position: position, values: values))
            }
        }
        self.scale = scale
        self.rows = rows.sorted { $0.position < $1.position }
        let dates = rows.compactMap { if case .date(let date) = $0.x { date } else { nil } }
        precision = dates.contains { $0.day != 1 } ? .day : dates.contains { $0.month != 1 } || dates.count < 2 ? .month : .year
    }

    /// The smallest and the greatest value; `nil` without values.
    var range: ClosedRange<Double>? {
        var least = Double.infinity, most = -Double.infinity
        for case let value? in rows.lazy.flatMap(\.values) { (least, most) = (min(least, value), max(most, value)) }
        return least <= most ? least...most : nil
    }

    /// The lowest and the highest end of the stacks of values.
    var stackedRange: ClosedRange<Double> {
        var least = 0.0, most = 0.0
        for row in rows {
            let values = row.values.compactMap { $0 }
            least = min(least, values.filter { $0 < 0 }.reduce(0, +))
            most = max(most, values.filter { $0 > 0 }.reduce(0, +))
        }
        return least...most
    }
}
