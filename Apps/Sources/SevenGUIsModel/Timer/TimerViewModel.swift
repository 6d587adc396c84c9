internal import BelvedereCore
public import BelvedereBinding

/// The view model of a timer with a duration, which the person can change while the timer runs.
public final class TimerViewModel {
    /// The duration of the timer, in seconds.
    public let duration = Dynamic(15.0)
    /// The elapsed time in tenths of a second. It is an integer, because adding 0.1 many times is not exact.
    private let tenths = Dynamic(0)

    /// The elapsed seconds.
    public private(set) lazy var elapsed = tenths.map { Double($0) / 10 }
    /// The elapsed fraction of the duration, from 0 to 1.
    public private(set) lazy var share = combine(elapsed, duration) { $1 > 0 ? min(1, $0 / $1) : 1 }
    /// The text with the elapsed seconds.
    public private(set) lazy var elapsedText = elapsed.map { SevenGUIsTexts.seconds("\($0)") }
    /// Whether the elapsed time is less than the duration.
    public private(set) lazy var isRunning = combine(elapsed, duration) { $0 < $1 }

    public init() {}

    /// Resets the elapsed time to zero.
    public func reset() { tenths.value = 0 }

    /// Adds a tenth of a second at each tick of the clock until the task is cancelled. When the duration is over, no tick is scheduled.
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
