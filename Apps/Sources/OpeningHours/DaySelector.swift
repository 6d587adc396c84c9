/// The condition for the days of a rule. It has up to five properties, such as `weekdays`. Every property that is not empty must match; for
/// this, one of its entries must match.
struct DaySelector: Hashable {
    /// A range of numbers with a step. If the last number is smaller than the first, the range continues from the beginning: weeks 52 to 2.
    struct Span: Hashable {
        var first: Int
        var last: Int
        var step = 1

        func contains(_ number: Int) -> Bool {
            first <= last
                ? (first...last).contains(number) && (number - first) % step == 0
                : number >= first || number <= last
        }
    }

    struct Weekdays: Hashable {
        var days: Span
        /// The positions of the weekday within the month: 1 to 5 from the beginning ("the first Monday"), or -1 to -5 from the end. Empty
        /// for all.
        var occurrences: [Int] = []
        var offset = 0

        func contains(_ day: LocalDay) -> Bool {
            let day = offset == 0 ? day : LocalDay(number: day.number - offset)
            guard days.contains(day.weekday) else { return false }
            guard !occurrences.isEmpty else { return true }
            return occurrences.contains((day.day - 1) / 7 + 1) || occurrences.contains(-((day.lengthOfMonth - day.day) / 7 + 1))
        }
    }

    enum Holiday: Hashable {
        case publicHoliday(offset: Int)
        case schoolHoliday
    }

    var years: [Span] = []
    var dates: [DateSpan] = []
    var weeks: [Span] = []
    var weekdays: [Weekdays] = []
    var holidays: [Holiday] = []
    /// Whether a day must be a holiday and one of the weekdays ("SH Mo-Fr"). If false, one of them is enough ("PH,Mo-Fr").
    var needsHolidayAndWeekday = false

    var isEmpty: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty && holidays.isEmpty }

    /// The selected weekdays, or nil if the selector has any other condition. Two selectors with weekdays only can be compared without a
    /// calendar.
    var plainWeekdays: Set<Int>? {
        guard years.isEmpty, dates.isEmpty, weeks.isEmpty, holidays.isEmpty, !weekdays.isEmpty else { return nil }
        return Set((0...6).filter { day in weekdays.contains { $0.days.contains(day) } })
    }

    func contains(_ day: LocalDay, _ calendar: any HolidayCalendar) -> Bool {
        guard years.isEmpty || years.contains(where: { $0.contains(day.year) }) else { return false }
        guard dates.isEmpty || dates.contains(where: { $0.contains(day) }) else { return false }
        guard weeks.isEmpty || weeks.contains(where: { $0.contains(day.week) }) else { return false }
        if weekdays.isEmpty && holidays.isEmpty { return true }
        let isWeekday = weekdays.contains { $0.contains(day) }
        let isHoliday = holidays.contains { holiday in
            switch holiday {
            case .publicHoliday(let offset):
                let day = LocalDay(number: day.number - offset)
                return calendar.isPublicHoliday(year: day.year, month: day.month, day: day.day)
            case .schoolHoliday: return calendar.isSchoolHoliday(year: day.year, month: day.month, day: day.day)
            }
        }
        return needsHolidayAndWeekday ? isWeekday && isHoliday : isWeekday || isHoliday
    }
}
