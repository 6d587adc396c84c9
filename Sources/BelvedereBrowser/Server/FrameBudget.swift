internal import NIOCore

/// How many frames a page may still send: a bucket that fills with time and empties with frames.
struct FrameBudget {
    private let perSecond: Double
    private let burst: Double
    private var level: Double
    private var last: NIODeadline

    init(perSecond: Int, burst: Int, now: NIODeadline) {
        self.perSecond = Double(max(1, perSecond))
        self.burst = Double(max(1, burst))
        level = self.burst
        last = now
    }

    /// Takes one frame out.
    ///
    /// - Parameter now: the time of the event loop, which tests move.
    /// - Returns: how long to wait before the next is read; zero while there is some left.
    mutating func spend(at now: NIODeadline) -> TimeAmount {
        let seconds = Double((now - last).nanoseconds) * 1e-9
        last = now
        level = min(burst, level + max(0, seconds) * perSecond) - 1
        return level >= 0 ? .zero : .nanoseconds(Int64(-level / perSecond * 1e9))
    }
}
