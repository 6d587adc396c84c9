/// A calendar without any holidays, so that rules for holidays never apply.
public struct NoHolidays: HolidayCalendar {
    public init() {}
    public func isPublicHoliday(year: Int, month: Int, day: Int) -> Bool { false }
    public func isSchoolHoliday(year: Int, month: Int, day: Int) -> Bool { false }
}
