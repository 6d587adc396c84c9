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
