import Synchronization

/// A limit for attempts: a certain number at once (the burst), and then one in each interval.
///
/// The counts are in two tables of fixed size, so attackers can neither fill the memory nor erase counts by trying many names. A hash of
/// the name, with a random key of this process, gives an index in each table. Several names can share a count, so the smaller of the two
/// counts holds: two names hardly ever share both (a count-min sketch, Cormode and Muthukrishnan 2005).
final class GuessLimit: Sendable {
    private let burst: Int
    private let interval: Double
    private let elapsed: @Sendable () -> Double
    private let places: Int
    /// For each index of both tables, the time until which earlier attempts count. Each attempt moves it one interval further.
    private let paid: Mutex<[Double]>

    /// - Parameters:
    ///   - burst: the number of attempts that are allowed at once.
    ///   - interval: the time after which one more attempt is allowed.
    ///   - places: the number of counts in each of the two tables.
    ///   - clock: the clock for the limit. Tests pass a clock that they move by hand.
    init(burst: Int, interval: Duration, places: Int = 16_384, clock: any Clock<Duration>) {
        self.burst = burst
        self.interval = interval / .seconds(1)
        elapsed = Self.stopwatch(clock)
        self.places = places
        paid = Mutex(Array(repeating: 0, count: 2 * places))
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Double {
        let start = clock.now
        return { start.duration(to: clock.now) / .seconds(1) }
    }

    /// Counts an attempt for a name.
    ///
    /// - Parameter reserve: the number of attempts of the burst that this caller may not use.
    /// - Returns: nil if the attempt is allowed. Otherwise the seconds to wait; the attempt is then not counted.
    func take(_ name: String, leaving reserve: Int = 0) -> Int? {
        let now = elapsed()
        let (one, other) = counts(of: name)
        return paid.withLock { paid in
            let next = max(min(paid[one], paid[other]), now) + interval
            let wait = next - now - Double(burst - reserve) * interval
            if wait > 0.000_001 { return max(1, Int(wait.rounded(.up))) }
            paid[one] = max(paid[one], next)
            paid[other] = max(paid[other], next)
            return nil
        }
    }

    /// Subtracts an attempt from the count, because it was successful or because its password was not checked.
    func giveBack(_ name: String) {
        let (one, other) = counts(of: name)
        paid.withLock { paid in
            // A larger count belongs to another name too, and the attempt has not increased it.
            let smaller = min(paid[one], paid[other])
            for count in [one, other] where paid[count] == smaller { paid[count] -= interval }
        }
    }

    /// Returns the number of earlier attempts for a name that still count.
    func used(_ name: String) -> Int {
        let now = elapsed()
        let (one, other) = counts(of: name)
        return paid.withLock { paid in
            let open = min(paid[one], paid[other]) - now
            return max(0, Int((open / interval - 0.000_001).rounded(.up)))
        }
    }

    /// The indices of a name's counts, one in each table.
    private func counts(of name: String) -> (Int, Int) {
        func index(in table: Int) -> Int {
            var hasher = Hasher()
            hasher.combine(table)
            hasher.combine(name)
            return table * places + Int(UInt(bitPattern: hasher.finalize()) % UInt(places))
        }
        return (index(in: 0), index(in: 1))
    }
}
