/// A calendar of holidays, for the words `PH` (public holidays) and `SH` (school holidays) in opening hours. Holidays differ between
/// countries, so the caller passes the calendar of the place's country.
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
