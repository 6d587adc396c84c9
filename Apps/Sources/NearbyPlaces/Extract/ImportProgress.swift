/// How far an import has come.
public struct ImportProgress: Sendable, Hashable {
    /// What is being done. A file with areas is read twice or three times, since an area only names its points.
    public enum Phase: String, Sendable, Hashable {
        case readingAreas, readingPoints, finishing
    }

    public var phase: Phase
    /// Bytes read so far, over all readings.
    public var done: Int
    /// Bytes to be read altogether, as far as is known.
    public var total: Int
    /// Places found so far.
    public var places: Int
    /// Since this run began. An import that was resumed counts from there.
    public var elapsed: Duration
    /// Bytes that this run did not have to read because an earlier one had.
    public var skipped: Int

    /// From 0 to 1.
    public var fraction: Double { total > 0 ? min(Double(done) / Double(total), 1) : 0 }

    /// Bytes per second in this run; 0 before anything can be said.
    public var rate: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(done - skipped) / seconds : 0
    }

    /// The time left if it goes on like this; nil before anything can be said.
    public var timeLeft: Duration? {
        rate > 0 ? .seconds(Double(max(total - done, 0)) / rate) : nil
    }
}
