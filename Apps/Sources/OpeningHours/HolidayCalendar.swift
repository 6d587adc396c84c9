/// Knows the holidays that `PH` and `SH` in opening hours speak of. They differ from country to country, so whoever knows
/// the country gives one.
///
/// ```swift
/// struct NewYear: HolidayCalendar {
///     func isPublicHoliday(year: Int, month: Int, day: Int) -> Bool { month == 1 && day == 1 }
///     func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool { false }
/// }
/// ```
public protocol HolidayCalendar: Sendable {
    func isPublicHoliday(year: Int, month: Int, day: Int) -> Bool
    func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool
}

/// Knows of no holiday: rules for holidays then never apply.
public struct NoHolidays: HolidayCalendar {
    public init() {}
    public func isPublicHoliday(year: Int, month: Int, day: Int) -> Bool { false }
    public func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool { false }
}

/// The public holidays of Finland, where the shipped extract is from.
public struct FinnishHolidays: HolidayCalendar {
    public init() {}

    public func isPublicHoliday(year: Int, month: Int, day: Int) -> Bool {
        switch (month, day) {
        case (1, 1), (1, 6), (5, 1), (12, 6), (12, 25), (12, 26): return true
        default: break
        }
        guard (1600...9999).contains(year) else { return false }
        let today = LocalDay(year: year, month: month, day: day)
        // Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday.
        if [-2, 0, 1, 39, 49].contains(today.number - LocalDay.easter(year).number) { return true }
        // Midsummer Day and All Saints' Day are Saturdays within a week.
        let isMidsummer = month == 6 && (20...26).contains(day)
        let isAllSaints = (month == 10 && day == 31) || (month == 11 && day <= 6)
        return today.weekday == 5 && (isMidsummer || isAllSaints)
    }

    public func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool { false }
}
