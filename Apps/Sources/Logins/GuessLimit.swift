public import Foundation
import Synchronization

/// How often something may be tried: so many times at once, and then once in a while.
///
/// What it keeps has one size, whoever comes: names share a table by a hash with a key of this process. So nobody can fill the
/// memory, and nobody can make it forget by trying many names.
public final class GuessLimit: Sendable {
    private let burst: Int
    private let interval: TimeInterval
    private let now: @Sendable () -> Date
    /// For each place of the table, until when its tries are paid for.
    private let paid: Mutex<[TimeInterval]>

    /// - Parameters:
    ///   - burst: how many tries there may be at once.
    ///   - interval: after how many seconds there may be one more.
    ///   - places: the size of the table.
    ///   - now: the time; tests move it by hand.
    public init(burst: Int, interval: TimeInterval, places: Int = 16_384, now: @escaping @Sendable () -> Date) {
        self.burst = burst
        self.interval = interval
        self.now = now
        paid = Mutex(Array(repeating: 0, count: places))
    }

    /// Counts a try of a name.
    ///
    /// - Returns: the seconds to wait, if there may be no try now; it is not counted then.
    public func take(_ name: String) -> Int? {
        let now = now().timeIntervalSinceReferenceDate
        return paid.withLock { paid in
            let place = place(of: name, among: paid.count)
            let next = max(paid[place], now) + interval
            let wait = next - now - Double(burst) * interval
            if wait > 0.000_001 { return max(1, Int(wait.rounded(.up))) }
            paid[place] = next
            return nil
        }
    }

    /// Takes back a try, because it was a good one.
    public func giveBack(_ name: String) {
        paid.withLock { paid in paid[place(of: name, among: paid.count)] -= interval }
    }

    private func place(of name: String, among places: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(name)
        return Int(UInt(bitPattern: hasher.finalize()) % UInt(places))
    }
}
