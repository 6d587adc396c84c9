public import Foundation
public import OpeningHours

extension Place {
    /// The hours as the source wrote them; nil where it has none.
    public var hoursAsWritten: String? {
        if case .hours(let text) = opening { text } else { nil }
    }

    /// When the place opens or closes next, within a week; nil where nobody can tell.
    ///
    /// - Parameters:
    ///   - date: the moment asked about.
    ///   - timeZone: the time zone to be assumed where the source does not know the place's own.
    public func openingChange(after date: Date, timeZone assumed: TimeZone) -> OpeningChange? {
        hours?.change(after: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed))
    }

    /// The hours of seven days from the one of `date` on; empty where they are not known or cannot be read.
    public func openingDays(from date: Date, timeZone assumed: TimeZone) -> [OpeningDay] {
        hours?.days(from: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed)) ?? []
    }

    /// What is written, read; nil where it cannot be.
    var hours: OpeningHours? { hoursAsWritten.flatMap { OpeningHours($0) } }

    /// The one country whose holidays are known so far is the one of the shipped extract.
    func holidays(_ assumed: TimeZone) -> any HolidayCalendar {
        (timeZone ?? assumed).identifier == "Europe/Helsinki" ? FinnishHolidays() : NoHolidays()
    }
}
