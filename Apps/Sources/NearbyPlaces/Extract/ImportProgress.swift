/// The progress of an import.
public struct ImportProgress: Sendable, Hashable {
    /// The phases of an import. A file that contains areas is read two or three times, because it stores an area only as the numbers of its
    /// points.
    public enum Phase: String, Sendable, Hashable {
        case readingAreas, readingPoints, finishing
    }

    public var phase: Phase
    /// The number of bytes that were read until now, each time that the file is read.
    public var done: Int
    /// The number of bytes that will be read in total, as far as it is known.
    public var total: Int
    /// The number of places that were found until now.
    public var places: Int
    /// The time since this import was started or resumed.
    public var elapsed: Duration
    /// The number of bytes that were not read again, because the interrupted import had read them.
    public var skipped: Int

    /// The finished share of the import, from 0 to 1.
    public var fraction: Double { total > 0 ? min(Double(done) / Double(total), 1) : 0 }

    /// The number of bytes that are read per second, 0 while it is unknown.
    public var rate: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(done - skipped) / seconds : 0
    }

    /// The remaining time if the import continues at this speed. Nil while it is unknown.
    public var timeLeft: Duration? {
        rate > 0 ? .seconds(Double(max(total - done, 0)) / rate) : nil
    }
}
