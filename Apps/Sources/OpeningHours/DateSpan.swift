/// From one day of the year to another, around the end of the year if need be.
struct DateSpan: Hashable {
    var first: YearlyDate
    /// Nil for one day, or one month.
    var last: YearlyDate?
    var isOpenEnded = false
    /// Every how many days, from the first.
    var step = 1

    func contains(_ day: LocalDay) -> Bool {
        if let year = first.year { return contains(day, from: year) }
        // A range that began last year may go on, and an offset may lead over the end of a year.
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
