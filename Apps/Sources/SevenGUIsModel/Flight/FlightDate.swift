public import BelvedereCore

/// Parses and formats dates in the format of the flight booker: 27.03.2014.
public enum FlightDate {
    /// Returns the date that a text contains, or `nil` if it is not a valid date.
    public static func date(_ text: String) -> CalendarDate? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [2, 2, 4] else { return nil }
        return CalendarDate("\(parts[2])-\(parts[1])-\(parts[0])")
    }

    /// Returns the text of a date.
    public static func text(_ date: CalendarDate) -> String {
        date.description.split(separator: "-").reversed().joined(separator: ".")
    }
}
