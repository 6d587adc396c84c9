extension RuleParser {
    /// Returns whether a condition for days begins at this token: years, dates, weeks, weekdays or holidays.
    func isDaySelector(_ ahead: Int = 0) -> Bool {
        isYear(ahead) || isDate(ahead) || isWeek(ahead) || isWeekday(ahead)
    }

    mutating func daySelector() throws -> DaySelector {
        var days = DaySelector()
        if isYear(), !isDate(1) { try years(&days) }
        takeColonBeforeDays()
        if isDate() || (isYear() && isDate(1)) { try dates(&days) }
        takeColonBeforeDays()
        if isWeek() { try weeks(&days) }
        takeColonBeforeDays()
        if isWeekday() { try weekdays(&days) }
        // The months may also be after the weekdays, as in "Mo-Fr Jan-Mar".
        if days.dates.isEmpty, days.weeks.isEmpty, isDate() { try dates(&days) }
        if days.weeks.isEmpty, isWeek() { try weeks(&days) }
        return days
    }

    private mutating func takeColonBeforeDays() {
        if position > 0, isSign(":"), isDaySelector(1) { position += 1 }
    }

    // MARK: Years and weeks

    private func isYear(_ ahead: Int = 0) -> Bool { number(1900...2999, digits: 4...4, ahead) != nil }

    private mutating func years(_ days: inout DaySelector) throws {
        repeat {
            let first = try take(1900...2999)
            if take(sign: "+") {
                days.years.append(.init(first: first, last: 9999))
            } else if isSign("/") {
                days.years.append(.init(first: first, last: 9999, step: try step()))
            } else {
                days.years.append(try span(from: first, 1900...2999))
            }
        } while takeComma { $0.isYear() && !$0.isDate(1) }
    }

    private func isWeek(_ ahead: Int = 0) -> Bool { isWord(["week", "weeks"], ahead) && number(1...53, digits: 1...2, ahead + 1) != nil }

    private mutating func weeks(_ days: inout DaySelector) throws {
        position += 1
        repeat {
            let first = try take(1...53)
            days.weeks.append(try span(from: first, 1...53))
        } while takeComma { $0.number(1...53, digits: 1...2) != nil && !$0.isTime() || $0.isRange(of: 1...53) }
    }

    private func isRange(of range: ClosedRange<Int>) -> Bool {
        number(range, digits: 1...2) != nil && isSign("-", 1) && number(range, digits: 1...2, 2) != nil && !isClockTime(2)
    }

    /// Parses the rest of a range of numbers, which begins with `first`, with an optional step.
    private mutating func span(from first: Int, _ range: ClosedRange<Int>) throws -> DaySelector.Span {
        guard take(sign: "-") else { return .init(first: first, last: first) }
        let last = try take(range)
        let step = try step()
        // Only a range of weeks may contain the end of a year ("week 52-2"), and only without a step, which makes no sense there.
        guard first <= last || (range.upperBound < 100 && step == 1) else { throw Unreadable() }
        return .init(first: first, last: last, step: step)
    }

    private mutating func step() throws -> Int { take(sign: "/") ? try take(1...99) : 1 }

    // MARK: Dates

    private func isDate(_ ahead: Int = 0) -> Bool { peek(ahead)?.month != nil || isWord(["easter"], ahead) }

    /// Returns whether a date begins at this token, with or without a year.
    private func isFullDate(_ ahead: Int = 0) -> Bool { isDate(ahead) || (isYear(ahead) && isDate(ahead + 1)) }

    private mutating func dates(_ days: inout DaySelector) throws {
        repeat {
            // In "Dec 24,31", the second number is a day of the same month.
            if !isFullDate(), let span = days.dates.last, case .month(let month, _?) = (span.last ?? span.first).anchor {
                let year = (span.last ?? span.first).year ?? span.first.year
                days.dates.append(try daysOfMonth(month, year: year))
            } else {
                days.dates.append(try dateSpan())
            }
        } while takeComma { $0.isFullDate() || $0.isDayAlone() }
    }

    private mutating func daysOfMonth(_ month: Int, year: Int?) throws -> DateSpan {
        let firstDay = try day(of: month)
        let first = YearlyDate(year: year, anchor: .month(month, day: firstDay))
        guard isRangeOfDays() else { return DateSpan(first: first) }
        position += 1
        let lastDay = try day(of: month)
        guard firstDay <= lastDay else { throw Unreadable() }
        return DateSpan(first: first, last: YearlyDate(year: year, anchor: .month(month, day: lastDay)), step: try step())
    }

    private func isDayAlone() -> Bool {
        guard number(1...31, digits: 1...2) != nil, !isClockTime() else { return false }
        // In "Dec 24, 10-12", the numbers may be days or hours. A range without a space before it counts as days.
        return !isSign("-", 1) || (isRange(of: 1...31) && peek()?.isSpaced == false)
    }

    private func isRangeOfDays() -> Bool {
        isSign("-") && number(1...31, digits: 1...2, 1) != nil && !isClockTime(1)
    }

    private mutating func dateSpan() throws -> DateSpan {
        let first = try date(isEndOfDays: false)
        if take(sign: "+") { return DateSpan(first: first, isOpenEnded: true) }
        guard isSign("-") else { return DateSpan(first: first) }
        position += 1
        var last: YearlyDate
        if case .month(let month, let firstDay?) = first.anchor, number(1...31, digits: 1...2) != nil, !isClockTime() {
            let lastDay = try day(of: month)
            // "Jun 30-24" probably does not mean the whole year except five days, so do not accept it.
            guard firstDay <= lastDay else { throw Unreadable() }
            last = YearlyDate(year: first.year, anchor: .month(month, day: lastDay))
            last.offset = try offset()
        } else {
            var isMonth = false
            if case .month(_, nil) = first.anchor { isMonth = true }
            last = try date(isEndOfDays: !isMonth)
        }
        // In "Jan 1-2027 Mar 1", the year of the first date is unclear.
        guard first.year != nil || last.year == nil else { throw Unreadable() }
        return DateSpan(first: first, last: last, step: try step())
    }

    /// - Parameter isEndOfDays: whether the date is the end of a range that began with a day. Then "Oct Su[-1]" is also a day, the last
    ///   Sunday in October.
    private mutating func date(isEndOfDays: Bool) throws -> YearlyDate {
        let year = isYear() ? try take(1900...2999) : nil
        if take(["easter"]) { return YearlyDate(year: year, anchor: .easter, offset: try offset()) }
        guard let month = peek()?.month else { throw Unreadable() }
        position += 1
        _ = take(sign: ".")
        if let (anchor, offset) = weekdayOfMonth(month, isEndOfDays: isEndOfDays) {
            return YearlyDate(year: year, anchor: anchor, offset: offset)
        }
        guard number(1...31, digits: 1...2) != nil, !isClockTime() else {
            return YearlyDate(year: year, anchor: .month(month, day: nil))
        }
        return YearlyDate(year: year, anchor: .month(month, day: try day(of: month)), offset: try offset())
    }

    private mutating func day(of month: Int) throws -> Int {
        let longest = month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
        return try take(1...longest)
    }

    /// Parses "Su[-1]" after a month. Returns nil if it is not a day of a range, but a separate condition for weekdays.
    private mutating func weekdayOfMonth(_ month: Int, isEndOfDays: Bool) -> (YearlyDate.Anchor, offset: Int)? {
        guard let weekday = peek()?.weekday, isSign("[", 1) else { return nil }
        var ahead = self
        ahead.position += 2
        let isFromEnd = ahead.take(sign: "-")
        guard let occurrence = try? ahead.take(1...5), ahead.take(sign: "]"), let offset = try? ahead.offset() else { return nil }
        guard isEndOfDays || offset != 0 || (ahead.isSign("-") && ahead.isFullDate(1)) else { return nil }
        self = ahead
        return (.weekday(weekday, occurrence: isFromEnd ? -occurrence : occurrence, month: month), offset)
    }

    /// Parses an offset such as `+1 day` or `-2 days`. Returns 0 if there is none.
    private mutating func offset() throws -> Int {
        guard isSign("+") || isSign("-"), let count = number(0...9999, 1), isWord(["day", "days"], 2) else { return 0 }
        let isAfter = isSign("+")
        position += 3
        return isAfter ? min(count, 366) : -min(count, 366)
    }

    // MARK: Weekdays and holidays

    private func isWeekday(_ ahead: Int = 0) -> Bool {
        peek(ahead)?.weekday != nil || isWord(["ph", "sh", "daily", "weekdays", "weekend", "weekends"], ahead)
            || (isWord(["public", "school", "bank"], ahead) && isWord(["holiday", "holidays"], ahead + 1))
            || (isWord(["every"], ahead) && isWord(["day"], ahead + 1))
    }

    private mutating func weekdays(_ days: inout DaySelector) throws {
        while true {
            try weekday(&days)
            if takeComma(if: { $0.isWeekday() }) { continue }
            // In "SH Mo-Fr" without a comma, a day must be a school holiday and one of the weekdays.
            guard days.weekdays.isEmpty, isWeekday() else { return }
            days.needsHolidayAndWeekday = true
        }
    }

    private mutating func weekday(_ days: inout DaySelector) throws {
        if take(["ph"]) {
            days.holidays.append(.publicHoliday(offset: try offset()))
        } else if take(["sh"]) {
            days.holidays.append(.schoolHoliday)
        } else if isWord(["public", "bank", "school"]) {
            days.holidays.append(isWord(["school"]) ? .schoolHoliday : .publicHoliday(offset: 0))
            position += 2
        } else if isWord(["every"]) {
            position += 2
            days.weekdays.append(.init(days: .init(first: 0, last: 6)))
        } else if take(["daily"]) {
            days.weekdays.append(.init(days: .init(first: 0, last: 6)))
        } else if take(["weekdays"]) {
            days.weekdays.append(.init(days: .init(first: 0, last: 4)))
        } else if take(["weekend", "weekends"]) {
            days.weekdays.append(.init(days: .init(first: 5, last: 6)))
        } else if let first = peek()?.weekday {
            position += 1
            _ = take(sign: ".")
            days.weekdays.append(try weekdays(from: first))
        } else {
            throw Unreadable()
        }
    }

    private mutating func weekdays(from first: Int) throws -> DaySelector.Weekdays {
        if isSign("-"), let last = peek(1)?.weekday {
            position += 2
            _ = take(sign: ".")
            return .init(days: .init(first: first, last: last))
        }
        var weekdays = DaySelector.Weekdays(days: .init(first: first, last: first))
        guard take(sign: "[") else { return weekdays }
        repeat {
            if take(sign: "-") {
                weekdays.occurrences.append(-(try take(1...5)))
            } else {
                let first = try take(1...5)
                let last = take(sign: "-") ? try take(1...5) : first
                guard first <= last else { throw Unreadable() }
                weekdays.occurrences += Array(first...last)
            }
        } while take(sign: ",")
        guard take(sign: "]") else { throw Unreadable() }
        weekdays.offset = try offset()
        return weekdays
    }
}
