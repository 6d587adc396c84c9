public import Foundation

/// Opening hours in the format of OpenStreetMap's `opening_hours`, as its specification defines it
/// (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification).
///
/// ```swift
/// let hours = OpeningHours("Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH off")
/// hours?.status(at: Date(), timeZone: TimeZone(identifier: "Europe/Helsinki") ?? .gmt)
/// ```
///
/// The parser accepts:
///
/// - `24/7`;
/// - years, months, dates, weeks and Easter, and ranges of them, also across the end of a year;
/// - weekdays with ranges, positions within the month (`Mo[1]`, `Fr[-1]`) and offsets;
/// - `PH` (public holidays) and `SH` (school holidays);
/// - several time spans a day, and spans that end after midnight (`18:00-26:00`);
/// - `off`, `closed`, `open`, `unknown` and comments;
/// - rules that replace earlier ones (`;`), add to them (`,`), or apply only while they leave the place closed (`||`).
///
/// A time span belongs to the day on which it begins: with `Fr 22:00-04:00; Sa off`, the place is open on Saturday at two. If another rule
/// replaces the hours of the next day (`22:00-02:00; Th 12:00-14:00`), the status on Thursday at one is ``OpenStatus/unknown``.
///
/// The parser also accepts some usual notations that are not in the specification: small letters, whole names of days (`Monday`), `8-18`,
/// `8.30-17.00`, `11am-5pm`, `11 AM to 5 PM`, dashes of any length, the hours before the days (`10:00-18:00 Mo-Fr`, `closed Su`), and rules
/// without a separator for different days. Some texts have two possible meanings, in one of which the place is open longer (`5-10pm`,
/// `Mo 10:00-12:00 Tu`). The parser does not accept them.
///
/// If the hours do not say whether the place is open, the status is ``OpenStatus/unknown``. A comment without a status is a condition:
/// during `Sa 10:00-12:00 "call us"` the status is unknown. A comment at the beginning means days that only its author knows: with
/// `"Good Friday" off`, every day is unknown on which the place would be open. After a time without an end (`17:00+`) the status is unknown
/// too: until midnight if the time is before five in the afternoon, for ten hours if it is before ten in the evening, otherwise for eight.
/// Times such as `sunrise-sunset` are computed with ``Sun`` if the position of the place is known, and otherwise unknown.
///
/// The parser does not accept times of a twelve-hour clock without am or pm (`9-5:30`, `10:00-8:00`), dates in numbers (`14.05-04.09`), and
/// ranges that end before they begin (`Jun 30-24`).
public struct OpeningHours: Sendable, Hashable {
    /// The most characters of a text. OpenStreetMap does not store longer values.
    public static let longestText = 255

    private let rules: [OpeningRule]

    /// Parses a text. Returns nil if it cannot be parsed; then nothing is known about the hours.
    public init?(_ text: String) {
        guard text.unicodeScalars.count <= Self.longestText, let rules = RuleParser.rules(text) else { return nil }
        self.rules = rules
    }

    /// Returns whether the place is open at a moment.
    ///
    /// - Parameters:
    ///   - date: the moment.
    ///   - timeZone: the time zone of the place, not of the person.
    ///   - holidays: the calendar of the public and school holidays at the place.
    ///   - sun: the sun at the place, for times such as sunset. Nil if the position of the place is unknown.
    public func status(
        at date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays(), sun: Sun? = nil
    ) -> OpenStatus {
        let now = LocalMoment(date, timeZone)
        let circumstances = Circumstances(holidays: holidays, timeZone: timeZone, sun: sun)
        return Statement(ruled(now.day.number, circumstances), after: ruled(now.day.number - 1, circumstances), minute: now.minute).status
    }

    /// Returns some days, beginning with the day of `date`, each with the time spans that begin on it. They agree with
    /// ``status(at:timeZone:holidays:sun:)``: if a span lasts over midnight and another rule replaces the hours of the next day, the span
    /// ends there.
    ///
    /// - Parameters:
    ///   - count: the number of days, at most 366.
    ///   - date: any moment of the first day.
    ///   - timeZone: the time zone of the place.
    ///   - holidays: the calendar of the public and school holidays at the place.
    ///   - sun: the sun at the place, for times such as sunset. Nil if the position of the place is unknown.
    /// - Complexity: O(*n*) in the number of days.
    public func days(
        _ count: Int = 7, from date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays(), sun: Sun? = nil
    ) -> [OpeningDay] {
        let first = LocalMoment(date, timeZone).day.number
        let circumstances = Circumstances(holidays: holidays, timeZone: timeZone, sun: sun)
        var yesterday = ruled(first - 1, circumstances), today = ruled(first, circumstances)
        return (0..<min(max(count, 0), 366)).map { index in
            let tomorrow = ruled(first + index + 1, circumstances)
            defer { (yesterday, today) = (today, tomorrow) }
            return OpeningDay(
                year: today.day.year, month: today.day.month, day: today.day.day, weekday: today.day.weekday,
                spans: Self.spans(of: today, after: yesterday, before: tomorrow)
            )
        }
    }

    /// Returns the time spans that begin on a day. Spans that began on the day before are left out. A span over midnight includes its hours
    /// on the next day.
    private static func spans(of day: RuledDay, after yesterday: RuledDay, before tomorrow: RuledDay) -> [OpeningSpan] {
        var borders = day.borders.union([0, 1440, 2880])
        borders.formUnion(yesterday.borders.map { $0 - 1440 })
        borders.formUnion(tomorrow.borders.map { $0 + 1440 })
        let minutes = borders.filter { (0...2880).contains($0) }.sorted()
        var spans: [OpeningSpan] = []
        for (start, end) in zip(minutes, minutes.dropFirst()) {
            var status: OpenStatus?
            if start < 1440 {
                status = Statement(day, after: yesterday, minute: start).today
            } else {
                let statement = Statement(tomorrow, after: day, minute: start - 1440)
                if statement.today == nil { status = statement.overnight }
            }
            guard let status, status != .closed else { continue }
            if let last = spans.last, last.end == start, last.status == status {
                spans[spans.count - 1].end = end
            } else {
                spans.append(OpeningSpan(start: start, end: end, status: status))
            }
        }
        return spans
    }

    /// Returns the next change of the status after `date`, within a week. Nil if there is none.
    ///
    /// - Parameters:
    ///   - date: the moment from which to look.
    ///   - timeZone: the time zone of the place.
    ///   - holidays: the calendar of the public and school holidays at the place.
    ///   - sun: the sun at the place, for times such as sunset. Nil if the position of the place is unknown.
    public func change(
        after date: Date, timeZone: TimeZone, holidays: any HolidayCalendar = NoHolidays(), sun: Sun? = nil
    ) -> OpeningChange? {
        let now = LocalMoment(date, timeZone)
        let circumstances = Circumstances(holidays: holidays, timeZone: timeZone, sun: sun)
        var yesterday = ruled(now.day.number - 1, circumstances)
        var before: OpenStatus?
        for daysAhead in 0...7 {
            let today = ruled(now.day.number + daysAhead, circumstances)
            let known = before ?? Statement(today, after: yesterday, minute: now.minute).status
            before = known
            let borders = today.borders.union(yesterday.borders.map { $0 - 1440 }).union([0])
            for minute in borders.sorted() where (0..<1440).contains(minute) && (daysAhead > 0 || minute > now.minute) {
                let status = Statement(today, after: yesterday, minute: minute).status
                if status != known {
                    return OpeningChange(status: status, daysAhead: daysAhead, weekday: today.day.weekday, minute: minute)
                }
            }
            yesterday = today
        }
        return nil
    }

    private func ruled(_ number: Int, _ circumstances: Circumstances) -> RuledDay {
        RuledDay(rules, LocalDay(number: number), circumstances)
    }
}
