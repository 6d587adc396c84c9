import Foundation

/// The facts besides the text on which opening hours depend: the holidays, the time zone, and the times of sunrise and sunset.
struct Circumstances {
    let holidays: any HolidayCalendar
    let timeZone: TimeZone
    /// The sun at the position of the place, or nil if the position is unknown.
    let sun: Sun?

    /// Returns the time of sunrise, sunset, dawn or dusk on a day. Nil if the position is unknown.
    func occurrence(of event: Sun.Event, on day: LocalDay) -> Sun.Occurrence? {
        sun?.occurrence(of: event, on: day, timeZone)
    }
}
