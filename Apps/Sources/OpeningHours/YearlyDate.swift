/// A date in one year, or in every year.
struct YearlyDate: Hashable {
    enum Anchor: Hashable {
        case month(Int, day: Int?)
        /// A weekday of a month, such as the second Monday. -1 is the last one.
        case weekday(Int, occurrence: Int, month: Int)
        case easter
    }

    /// The year, or nil if the date is in every year.
    var year: Int?
    var anchor: Anchor
    var offset = 0

    /// Returns the day number of this date in a year. Nil if the year has no such day, such as February 29 or a fifth Monday.
    func number(year: Int) -> Int? {
        switch anchor {
        case .easter: return LocalDay.easter(year).number + offset
        case .month(let month, let day):
            let day = day ?? 1
            guard day <= LocalDay(year: year, month: month, day: 1).lengthOfMonth else { return nil }
            return LocalDay(year: year, month: month, day: day).number + offset
        case .weekday(let weekday, let occurrence, let month):
            let first = LocalDay(year: year, month: month, day: 1)
            let length = first.lengthOfMonth
            let earliest = 1 + (weekday - first.weekday + 7) % 7
            let latest = earliest + (length - earliest) / 7 * 7
            let day = occurrence > 0 ? earliest + (occurrence - 1) * 7 : latest + (occurrence + 1) * 7
            guard (1...length).contains(day) else { return nil }
            return LocalDay(year: year, month: month, day: day).number + offset
        }
    }

    /// Returns the day number at which a range begins, if this is its first date. In a year without February 29, this date becomes March 1.
    func beginning(year: Int) -> Int? {
        if let number = number(year: year) { return number }
        guard case .month(let month, _?) = anchor else { return nil }
        return endOfMonth(month, year: year) + 1 + offset
    }

    /// Returns the day number at which a range ends, if this is its last date. For a month, and for a day that the month does not have, it
    /// is the last day of the month.
    func end(year: Int) -> Int? {
        guard case .month(let month, let day) = anchor else { return number(year: year) }
        let last = endOfMonth(month, year: year)
        return day == nil ? last + offset : number(year: year) ?? last + offset
    }

    private func endOfMonth(_ month: Int, year: Int) -> Int {
        let first = LocalDay(year: year, month: month, day: 1)
        return first.number + first.lengthOfMonth - 1
    }
}
