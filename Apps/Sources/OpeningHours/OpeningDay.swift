/// A day with its opening hours.
public struct OpeningDay: Sendable, Hashable {
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 to 31.
    public let day: Int
    /// The weekday, from 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// The time spans that begin on this day, the earliest first. Empty if the place does not open on this day.
    public let spans: [OpeningSpan]
}
