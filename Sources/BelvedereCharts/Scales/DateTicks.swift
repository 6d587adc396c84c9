internal import BelvedereCore

/// The ticks of an axis of days: at the beginnings of years, months or weeks, or on single days.
nonisolated struct DateTicks {
    let dates: [CalendarDate]
    let precision: ChartWriter.Precision

    private enum Step {
        case days(Int)
        case months(Int)
        case years(Int)

        /// The usual number of days of the step.
        var length: Double {
            switch self {
            case .days(let count): Double(count)
            case .months(let count): Double(count) * 30.4
            case .years(let count): Double(count) * 365.25
            }
        }
    }

    /// - Parameters:
    ///   - first: the first day.
    ///   - last: the last day.
    ///   - count: the largest number of ticks.
    init(from first: CalendarDate, to last: CalendarDate, count: Int) {
        let length = Double(first.days(until: last))
        let step = Self.steps.first { length / $0.length < Double(max(1, count)) } ?? .years(1000)
        switch step {
        case .days(let days):
            dates = (0...max(0, first.days(until: last) / days)).compactMap { first.adding(days: $0 * days) }
            precision = .shortDay
        case .months(let months):
            let begin = first.year * 12 + first.month - 1
            let numbers = (begin...begin + Int(length / 28) + 1).filter { $0 % 12 % months == 0 }
            dates = numbers.compactMap { CalendarDate(year: $0 / 12, month: $0 % 12 + 1, day: 1) }.filter { first <= $0 && $0 <= last }
            precision = .shortMonth
        case .years(let years):
            let numbers = (first.year...last.year).filter { $0.isMultiple(of: years) }
            dates = numbers.compactMap { CalendarDate(year: $0, month: 1, day: 1) }.filter { first <= $0 && $0 <= last }
            precision = .year
        }
    }

    /// Returns the label of a tick. The first month of a year is labelled with its year, so that a person knows which year it is.
    func label(of date: CalendarDate, _ writer: ChartWriter) -> String {
        writer.text(of: date, precision == .shortMonth && date.month == 1 ? .year : precision)
    }

    private static let steps: [Step] = [
        .days(1), .days(2), .days(7), .days(14), .months(1), .months(2), .months(3), .months(6), .years(1), .years(2), .years(5),
        .years(10),
        .years(20), .years(50), .years(100), .years(200), .years(500),
    ]
}
