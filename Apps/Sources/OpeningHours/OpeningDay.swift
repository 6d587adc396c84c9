/// A day with its hours.
public struct OpeningDay: Sendable, Hashable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int
    /// 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// What begins on the day, the earliest first; empty where the place stays closed.
    public let spans: [OpeningSpan]
}
