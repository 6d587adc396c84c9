import Synchronization

/// A limit for attempts: a certain number at once (the burst), and then one in each interval.
///
/// The counts are in a table of fixed size. A hash of the name, with a random key of this process, gives the index, so several names can
/// share a count. So attackers can neither fill the memory nor erase counts by trying many names.
public final class GuessLimit: Sendable {
    private let burst: Int
    private let interval: Double
    private let elapsed: @Sendable () -> Double
    /// For each index of the table, the time until which earlier attempts count. Each attempt moves it one interval further.
    private let paid: Mutex<[Double]>

    /// - Parameters:
    ///   - burst: the number of attempts that are allowed at once.
    ///   - interval: the time after which one more attempt is allowed.
    ///   - places: the number of counts in the table.
    ///   - clock: the clock for the limit. Tests pass a clock that they move by hand.
    public init(burst: Int, interval: Duration, places: Int = 16_384, clock: any Clock<Duration>) {
        self.burst = burst
        self.interval = interval / .seconds(1)
        elapsed = Self.stopwatch(clock)
        paid = Mutex(Array(repeating: 0, count: places))
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Double {
        let start = clock.now
        return { start.duration(to: clock.now) / .seconds(1) }
    }

    /// Counts an attempt for a name.
    ///
    /// - Parameter reserve: the number of attempts of the burst that this caller may not use.
    /// - Returns: nil if the attempt is allowed. Otherwise the seconds to wait; the attempt is then not counted.
    public func take(_ name: String, leaving reserve: Int = 0) -> Int? {
        let now = elapsed()
        return paid.withLock { paid in
            let place = place(of: name, among: paid.count)
            let next = max(paid[place], now) + interval
            let wait = next - now - Double(burst - reserve) * interval
            if wait > 0.000_001 { return max(1, Int(wait.rounded(.up))) }
            paid[place] = next
            return nil
        }
    }

    /// Subtracts an attempt from the count, because it was successful or because its password was not checked.
    public func giveBack(_ name: String) {
        paid.withLock { paid in paid[place(of: name, among: paid.count)] -= interval }
    }

    /// Returns the number of earlier attempts for a name that still count.
    public func used(_ name: String) -> Int {
        let now = elapsed()
        return paid.withLock { paid in
            let open = paid[place(of: name, among: paid.count)] - now
            return max(0, Int((open / interval - 0.000_001).rounded(.up)))
        }
    }

    private func place(of name: String, among places: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(name)
        return Int(UInt(bitPattern: hasher.finalize()) % UInt(places))
    }
}
