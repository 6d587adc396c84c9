/// The public holidays of Finland, the country of the app's own map data.
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
        // Midsummer Day and All Saints' Day are always Saturdays, within a fixed range of seven days.
        let isMidsummer = month == 6 && (20...26).contains(day)
        let isAllSaints = (month == 10 && day == 31) || (month == 11 && day <= 6)
        return today.weekday == 5 && (isMidsummer || isAllSaints)
    }

    public func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool { false }
}
