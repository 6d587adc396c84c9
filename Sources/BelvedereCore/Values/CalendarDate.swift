/// A day of the calendar, without a time and a time zone.
///
/// A birthday or the day of a flight is the same everywhere, so it is not a moment in time. The calendar is the Gregorian calendar of ISO
/// 8601, for the years 1 to 9999.
///
/// ```swift
/// let departure = CalendarDate("2026-11-22")
/// let isLate = CalendarDate(year: 2026, month: 12, day: 1).map { date in departure.map { $0 > date } }
/// ```
nonisolated public struct CalendarDate: Sendable, Hashable, Comparable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 on.
    public let day: Int

    /// A day, or `nil` if the calendar does not have it.
    ///
    /// ```swift
    /// print(CalendarDate(year: 2026, month: 2, day: 29) == nil)      // true: 2026 is no leap year
    /// ```
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else { return nil }
        self.init(known: year, month, day)
    }

    /// 1970-01-01, from which clocks count.
    package static let epoch = CalendarDate(known: 1970, 1, 1)

    private init(known year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Returns the number of days of a month.
    ///
    /// - Parameters:
    ///   - month: The month, from 1 to 12. For any other number the result is 0.
    ///   - year: A year of the Gregorian calendar.
    package static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        case 1...12: 31
        default: 0
        }
    }

    // MARK: Counting days

    /// Returns the day a number of days later, or earlier for a negative number; `nil` outside the years 1 to 9999.
    ///
    /// ```swift
    /// let tomorrow = CalendarDate("2026-12-31")?.adding(days: 1)      // 2027-01-01
    /// ```
    public func adding(days: Int) -> CalendarDate? {
        let (sum, isTooFar) = number.addingReportingOverflow(days)
        return isTooFar ? nil : CalendarDate(number: sum)
    }

    /// Returns the number of days until another day; negative for an earlier one.
    ///
    /// ```swift
    /// if let first = CalendarDate("2026-11-22"), let second = CalendarDate("2026-12-01") { print(first.days(until: second)) }   // 9
    /// ```
    public func days(until other: CalendarDate) -> Int { other.number - number }

    /// The number of days since 0000-03-01. The calculation uses years that begin in March: there the leap day comes last, so no table of
    /// months is needed.
    private var number: Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear
    }

    private init?(number: Int) {
        guard (0..<3_652_500).contains(number) else { return nil }
        let era = number / 146_097, dayOfEra = number % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * shifted + 2) / 5 + 1)
    }
}

nonisolated extension CalendarDate: LosslessStringConvertible, Codable {
    /// Reads a day in the form of ISO 8601, `2026-11-22`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            let year = Digits.number(parts[0]), let month = Digits.number(parts[1]), let day = Digits.number(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day in the form of ISO 8601.
    public var description: String { "\(Digits.text(year, 4))-\(Digits.text(month, 2))-\(Digits.text(day, 2))" }

    /// Reads a text in the form of ISO 8601.
    ///
    /// - Throws: `DecodingError` if the text is not a day of the calendar.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let date = CalendarDate(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no day of the calendar.")
        }
        self = date
    }

    /// Writes a text in the form of ISO 8601.
    ///
    /// - Throws: the error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
