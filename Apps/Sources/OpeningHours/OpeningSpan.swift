/// A time span in which a place is open, or in which it may be open.
public struct OpeningSpan: Sendable, Hashable {
    /// The beginning in minutes since midnight.
    public var start: Int
    /// The end in minutes since the same midnight. A number above 1440 is on the next day.
    public var end: Int
    /// ``OpenStatus/open`` if the place is open, or ``OpenStatus/unknown`` if it may be open.
    public var status: OpenStatus

    /// Whether the span is the whole day.
    public var isWholeDay: Bool { start == 0 && end == 1440 }
}
