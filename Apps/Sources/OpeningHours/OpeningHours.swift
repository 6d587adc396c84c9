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
/// A span belongs to the day on which it begins: after `Fr 22:00-04:00; Sa off` the place is open on Saturday at two.
///
/// Some ways of writing that are common but not in the specification are read as well: small letters, whole names of days
/// (`Monday`), `8-18`, `8.30-17.00`, `11am-5pm`, dashes of any length, and rules without a separator between them.
///
/// Where the hours leave it open, so does the answer: a span without an end (`17:00+`) is ``OpenStatus/unknown`` from its
/// beginning to midnight, or to three in the morning if it begins after five in the afternoon; a span that the sun
/// decides (`sunrise-sunset`) makes its day unknown.
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
        let moment = LocalMoment(date, timeZone)
        let yesterday = LocalDay(number: moment.day.number - 1)
        var start = rules.startIndex
        var status = OpenStatus.closed
        while start < rules.endIndex {
            let end = rules[(start + 1)...].firstIndex { $0.separator == .fallback } ?? rules.endIndex
            let group = rules[start..<end]
            status =
                Self.status(group, on: moment.day, minute: moment.minute, holidays)
                ?? Self.status(group, on: yesterday, minute: moment.minute + 1440, holidays) ?? .closed
            if status != .closed { return status }
            start = end
        }
        return status
    }

    /// What the rules say about a minute counted from the beginning of `day`; nil when they say nothing.
    private static func status(_ rules: ArraySlice<Rule>, on day: LocalDay, minute: Int, _ holidays: any HolidayCalendar) -> OpenStatus? {
        var status: OpenStatus?
        for rule in rules where rule.days.contains(day, holidays) {
            if rule.status == .closed && rule.times.isEmpty {
                // Nothing begins on a day that is off; what began the day before may still go on.
                status = nil
                continue
            }
            // A rule that only closes some hours leaves the others as they were.
            if rule.separator != .adding && rule.status != .closed { status = nil }
            for span in rule.spans where span.range.contains(minute) { status = span.status }
        }
        return status
    }
}
