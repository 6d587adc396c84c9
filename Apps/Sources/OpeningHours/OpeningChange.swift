/// When a place opens or closes next.
public struct OpeningChange: Sendable, Hashable {
    /// What it is from then on.
    public let status: OpenStatus
    /// 0 for the same day, 1 for the day after.
    public let daysAhead: Int
    /// 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// Minutes since midnight.
    public let minute: Int
}
