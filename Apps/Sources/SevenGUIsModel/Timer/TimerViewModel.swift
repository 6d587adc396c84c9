internal import BelvedereCore
public import BelvedereBinding

/// A time that runs until a duration is over. The duration can be changed while it runs.
public final class TimerViewModel {
    /// How long the timer runs, in seconds.
    public let duration = Dynamic(15.0)
    /// The tenths of a second that have passed. Tenths, because sums of them are exact.
    private let tenths = Dynamic(0)

    /// The seconds that have passed.
    public private(set) lazy var elapsed = tenths.map { Double($0) / 10 }
    /// How much of the duration is over, from 0 to 1.
    public private(set) lazy var share = combine(elapsed, duration) { $1 > 0 ? min(1, $0 / $1) : 1 }
    /// The seconds that have passed, in words.
    public private(set) lazy var elapsedText = elapsed.map { "\($0) s" }
    /// Whether there is still something to wait for.
    public private(set) lazy var isRunning = combine(elapsed, duration) { $0 < $1 }

    public init() {}

    /// Begins again from nothing.
    public func reset() { tenths.value = 0 }

    /// Counts for as long as the task lives. While the timer stands still, nothing ticks.
    public func run(by clock: any Clock<Duration>) async {
        for await isRunning in isRunning.values where isRunning { await count(clock) }
    }

    private func count(_ clock: any Clock<Duration>) async {
        var last = 0
        for await tick in clock.every(.milliseconds(100)) {
            let end = max(tenths.value, Int((duration.value * 10).rounded(.up)))
            tenths.value = min(end, tenths.value + tick - last)
            last = tick
            if !isRunning.value { return }
        }
    }
}
