/// How many frames a page may still send: a bucket that fills with time and empties with frames.
struct FrameBudget {
    private let perSecond: Double
    private let burst: Double
    private var level: Double
    private var last: ContinuousClock.Instant

    init(perSecond: Int, burst: Int, now: ContinuousClock.Instant) {
        self.perSecond = Double(max(1, perSecond))
        self.burst = Double(max(1, burst))
        level = self.burst
        last = now
    }

    /// Takes one frame out.
    ///
    /// - Returns: how long to wait before the next is read; zero while there is some left.
    mutating func spend(at now: ContinuousClock.Instant) -> Duration {
        let elapsed = now - last
        last = now
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        level = min(burst, level + max(0, seconds) * perSecond) - 1
        return level >= 0 ? .zero : .seconds(-level / perSecond)
    }
}
