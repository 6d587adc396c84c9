/// A day of a year, or of every year.
struct YearlyDate: Hashable {
    enum Anchor: Hashable {
        case month(Int, day: Int?)
        /// The first, second … such weekday of a month, or from its end: -1 is the last.
        case weekday(Int, occurrence: Int, month: Int)
        case easter
    }

    /// Nil for every year.
    var year: Int?
    var anchor: Anchor
    var offset = 0

    /// The number of the day in a year; nil where the year has no such day (the 29th of February, the fifth Monday).
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

    /// The number of the first day of a range that begins here: the 29th of February of other years is the 1st of March.
    func beginning(year: Int) -> Int? {
        if let number = number(year: year) { return number }
        guard case .month(let month, _?) = anchor else { return nil }
        return endOfMonth(month, year: year) + 1 + offset
    }

    /// The number of the last day of a range that ends here: a month ends with its last day, and so does one that is too short.
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
