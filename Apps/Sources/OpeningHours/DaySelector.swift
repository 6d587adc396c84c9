/// What of a rule says on which days it applies. Each part that is there has to be met; within a part, one entry has to.
struct DaySelector: Hashable {
    /// Numbers from one to another, by steps; wrapping around where the end lies before the beginning.
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
        /// Which of the month's days of that name: 1 to 5, or from the end -1 to -5; empty for all.
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
    /// Whether the days have to be both ("SH Mo-Fr") instead of either ("PH,Mo-Fr").
    var needsHolidayAndWeekday = false

    var isEmpty: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty && holidays.isEmpty }

    /// The weekdays, if nothing else decides: what can be compared with another selector without a calendar.
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
