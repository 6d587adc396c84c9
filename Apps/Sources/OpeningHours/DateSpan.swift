/// A range of dates, such as "Dec 24-Jan 6". It may contain the end of a year.
struct DateSpan: Hashable {
    var first: YearlyDate
    /// The last date of the range, or nil if it is one day or one month.
    var last: YearlyDate?
    var isOpenEnded = false
    /// The distance in days between two days that match, counted from the first day. 1 means every day.
    var step = 1

    func contains(_ day: LocalDay) -> Bool {
        if let year = first.year { return contains(day, from: year) }
        // Check the range in three years: it may have begun last year, and an offset in days may move it into another year.
        return (day.year - 1...day.year + 1).contains { contains(day, from: $0) }
    }

    private func contains(_ day: LocalDay, from year: Int) -> Bool {
        guard let last else {
            if isOpenEnded {
                guard let start = first.beginning(year: year), day.number >= start else { return false }
                return first.year != nil || day.year == year
            }
            if case .month(_, nil) = first.anchor {
                guard let start = first.beginning(year: year), let end = first.end(year: year) else { return false }
                return start <= end && (start...end).contains(day.number)
            }
            return first.number(year: year) == day.number
        }
        guard let start = first.beginning(year: year), let end = end(last, after: start, year: year), start <= end else { return false }
        return (start...end).contains(day.number) && (day.number - start) % step == 0
    }

    private func end(_ last: YearlyDate, after start: Int, year: Int) -> Int? {
        if let lastYear = last.year { return last.end(year: lastYear) }
        guard let end = last.end(year: year) else { return nil }
        return end >= start ? end : last.end(year: year + 1)
    }
}
