public import BelvedereCore

/// Days as the flight booker writes them: 27.03.2014.
public enum FlightDate {
    /// The day that a text stands for; `nil` if it stands for none.
    public static func date(_ text: String) -> CalendarDate? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [2, 2, 4] else { return nil }
        return CalendarDate("\(parts[2])-\(parts[1])-\(parts[0])")
    }

    /// The text that stands for a day.
    public static func text(_ date: CalendarDate) -> String {
        date.description.split(separator: "-").reversed().joined(separator: ".")
    }
}
