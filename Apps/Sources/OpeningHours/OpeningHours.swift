public import Foundation

/// Opening hours as OpenStreetMap writes them in `opening_hours`, after its specification
/// (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification).
///
/// ```swift
/// let hours = OpeningHours("Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH off")
/// hours?.status(at: Date(), timeZone: TimeZone(identifier: "Europe/Helsinki") ?? .gmt)
/// ```
///
/// Read are `24/7`; years, months, dates, weeks and Easter, with ranges that wrap; weekdays with ranges, occurrences within
/// the month (`Mo[1]`, `Fr[-1]`) and offsets; `PH` and `SH`; several spans a day, spans over midnight and beyond
/// (`18:00-26:00`); `off`, `closed`, `open`, `unknown` and comments; rules that replace (`;`), add (`,`) and stand in (`||`).
/// A span belongs to the day on which it begins: after `Fr 22:00-04:00; Sa off` the place is open on Saturday at two. Where a
/// rule for each day is replaced on the day after (`22:00-02:00; Th 12:00-14:00`), Thursday at one is ``OpenStatus/unknown``.
///
/// Some ways of writing that are common but not in the specification are read as well: small letters, whole names of days
/// (`Monday`), `8-18`, `8.30-17.00`, `11am-5pm`, `11 AM to 5 PM`, dashes of any length, the hours before the days
/// (`10:00-18:00 Mo-Fr`, `closed Su`), and rules side by side that are about different days. What can be read in two ways of
/// which one is open longer (`5-10pm`, `Mo 10:00-12:00 Tu`) is not read.
///
/// Where the hours leave it open, so does the answer. A comment alone is a condition: `Sa 10:00-12:00 "call us"` is
/// ``OpenStatus/unknown`` then. So is a span without an end (`17:00+`): to midnight if it begins before five in the afternoon,
/// for ten hours if it begins before ten, else for eight. A time of the sun (`sunrise-sunset`) makes its side of the day unknown.
public struct OpeningHours: Sendable, Hashable {
    /// The longest text that is read, as long as a value in OpenStreetMap can be.
    public static let longestText = 255

    private let rules: [Rule]

    /// Reads a text; nil when it cannot be read, which means that nothing is known about the hours.
    public init?(_ text: String) {
        guard text.unicodeScalars.count <= Self.longestText, let rules = RuleParser.rules(text) else { return nil }
        self.rules = rules
    }

    /// Whether the place is open.
    ///
    /// - Parameters:
    ///   - date: the moment asked about.
    ///   - timeZone: the time zone of the place, not of who asks.
    ///   - holidays: what `PH` and `SH` mean there.
    public func status(at date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays()) -> OpenStatus {
        status(at: LocalMoment(date, timeZone), holidays)
    }

    /// The days from the one of `date` on, each with the spans that begin on it.
    ///
    /// - Parameters:
    ///   - count: how many days, at most 366.
    ///   - date: a moment of the first day.
    ///   - timeZone: the time zone of the place.
    ///   - holidays: what `PH` and `SH` mean there.
    /// - Complexity: O(*n*) in the number of days.
    public func days(
        _ count: Int = 7, from date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays()
    ) -> [OpeningDay] {
        let first = LocalMoment(date, timeZone).day.number
        let borders = borders
        return (0..<min(max(count, 0), 366)).map { index in
            let day = LocalDay(number: first + index)
            var spans: [OpeningSpan] = []
            for (start, end) in zip(borders, borders.dropFirst()) {
                guard let status = Statement(rules, about: day, minute: start, holidays).today, status != .closed else { continue }
                if let last = spans.last, last.end == start, last.status == status {
                    spans[spans.count - 1].end = end
                } else {
                    spans.append(OpeningSpan(start: start, end: end, status: status))
                }
            }
            return OpeningDay(year: day.year, month: day.month, day: day.day, weekday: day.weekday, spans: spans)
        }
    }

    /// When the status is next another one than at `date`, within a week; nil where it stays.
    ///
    /// - Parameters:
    ///   - date: the moment asked about.
    ///   - timeZone: the time zone of the place.
    ///   - holidays: what `PH` and `SH` mean there.
    public func change(after date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays()) -> OpeningChange? {
        let now = LocalMoment(date, timeZone)
        let before = status(at: now, holidays)
        let minutes = Set(borders.map { $0 % 1440 }).sorted()
        for daysAhead in 0...7 {
            let day = LocalDay(number: now.day.number + daysAhead)
            for minute in minutes where daysAhead > 0 || minute > now.minute {
                let status = status(at: LocalMoment(day: day, minute: minute), holidays)
                if status != before {
                    return OpeningChange(status: status, daysAhead: daysAhead, weekday: day.weekday, minute: minute)
                }
            }
        }
        return nil
    }

    private func status(at moment: LocalMoment, _ holidays: any HolidayCalendar) -> OpenStatus {
        Statement(rules, about: moment.day, minute: moment.minute, holidays).status
    }

    /// The minutes at which anything can begin or end, counted from the beginning of a day to the end of the next.
    private var borders: [Int] {
        var borders: Set<Int> = [0, 1440, 2880]
        for span in rules.flatMap(\.times) { borders.formUnion([span.start, span.end]) }
        return borders.filter { (0...2880).contains($0) }.sorted()
    }
}
