/// The next opening or closing of a place.
public struct OpeningChange: Sendable, Hashable {
    /// The status after the change.
    public let status: OpenStatus
    /// The number of days until the change: 0 for the same day, 1 for the next day.
    public let daysAhead: Int
    /// The weekday of the change, from 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// The time of the change, in minutes since midnight.
    public let minute: Int
}
