/// From when until when a place is open, or may be.
public struct OpeningSpan: Sendable, Hashable {
    /// Minutes since the beginning of the day.
    public var start: Int
    /// Minutes since the same beginning; above 1440 on the day after.
    public var end: Int
    /// ``OpenStatus/open`` or ``OpenStatus/unknown``.
    public var status: OpenStatus

    /// Whether it takes all of the day.
    public var isWholeDay: Bool { start == 0 && end == 1440 }
}
