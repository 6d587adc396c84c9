public import Foundation
public import OpeningHours

extension Place {
    /// The opening hours in the words of the source, or nil if it has none.
    public var hoursAsWritten: String? {
        if case .hours(let text) = opening { text } else { nil }
    }

    /// Returns the next opening or closing of the place within a week. Nil if there is none or if it is unknown.
    ///
    /// - Parameters:
    ///   - date: the moment from which to look.
    ///   - timeZone: the time zone that is assumed if the source does not know the place's time zone.
    public func openingChange(after date: Date, timeZone assumed: TimeZone) -> OpeningChange? {
        hours?.change(after: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed), sun: sun)
    }

    /// Returns the opening hours of seven days, beginning with the day of `date`. Empty if they are unknown or cannot be parsed.
    public func openingDays(from date: Date, timeZone assumed: TimeZone) -> [OpeningDay] {
        hours?.days(from: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed), sun: sun) ?? []
    }

    /// The parsed hours, or nil if they cannot be parsed.
    var hours: OpeningHours? { hoursAsWritten.flatMap { OpeningHours($0) } }

    /// The times of sunrise and sunset at the place, for opening hours such as `sunrise-sunset`.
    var sun: Sun? { Sun(latitude: coordinate.latitude, longitude: coordinate.longitude) }

    /// Returns the calendar of the holidays at the place. The app knows only those of Finland, the country of its own map data.
    func holidays(_ assumed: TimeZone) -> any HolidayCalendar {
        (timeZone ?? assumed).identifier == "Europe/Helsinki" ? FinnishHolidays() : NoHolidays()
    }
}
