public import BelvedereCore
internal import Foundation

extension CalendarDate {
    /// The length of a date that a person reads.
    public enum Length: Sendable, Hashable {
        /// Only numbers: 22/11/2026.
        case numeric
        /// A short name of the month: 22 Nov 2026.
        case abbreviated
        /// The whole name of the month: 22 November 2026.
        case long
        /// With the day of the week: Sunday, 22 November 2026.
        case complete

        fileprivate var style: Date.FormatStyle.DateStyle {
            switch self {
            case .numeric: .numeric
            case .abbreviated: .abbreviated
            case .long: .long
            case .complete: .complete
            }
        }
    }

    /// Returns the day as a text in the language, with the digits and in the calendar of a locale, such as the Persian calendar for
    /// Persian.
    ///
    /// Without a locale, it is that of the session. In a sentence from a String Catalog, pass the `locale` of the catalogue, so that the
    /// date has the language of the sentence.
    ///
    /// ```swift
    /// let departure = CalendarDate("2026-11-22")
    /// let text = departure?.text(.long, in: "en-GB")      // 22 November 2026
    /// ```
    ///
    /// - Parameters:
    ///   - length: the length of the text.
    ///   - locale: a BCP 47 tag. Without it and without a session, the text has the form of ISO 8601.
    public func text(_ length: Length = .abbreviated, in locale: String? = nil) -> String {
        guard let tag = locale ?? ChosenLocale.current, let moment = Calendar.ofDates.date(from: components) else { return description }
        let locale = Locale(identifier: tag)
        var calendar = locale.calendar
        calendar.timeZone = .gmt
        return moment.formatted(
            Date.FormatStyle(date: length.style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
    }

    private var components: DateComponents { DateComponents(year: year, month: month, day: day) }
}

extension SessionContext {
    /// The current day in the time zone of the person, on the clock of the session.
    ///
    /// A test chooses the day with `Setting(startDay:)`, and midnight comes with `wait(for:)`.
    ///
    /// ```swift
    /// let invoices = BelvedereApp("Invoices", path: "/invoices") { context in
    ///     Window(Screen(title: "Invoices of \(context.today.text())"))
    /// }
    /// ```
    ///
    /// Read it again for each use, because a page can stay open over midnight. A time zone that is unknown counts as UTC.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public var today: CalendarDate {
        var calendar = Calendar.ofDates
        calendar.timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
        let moment = Date(timeIntervalSince1970: timeSince1970 / .seconds(1))
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        return CalendarDate(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1) ?? .epoch
    }
}

extension Calendar {
    /// The calendar of `CalendarDate`: the Gregorian calendar of ISO 8601, in UTC.
    fileprivate static var ofDates: Calendar {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        return calendar
    }
}
