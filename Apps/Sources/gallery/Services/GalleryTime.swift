internal import BelvedereHeadless
internal import Foundation

/// The time that the gallery tells its apps: that of the machine, or one that stands still until a test moves it.
struct GalleryTime: Sendable {
    /// What everything that waits waits by.
    let clock: any Clock<Duration>
    /// The time of day.
    let now: @Sendable () -> Date
    private let still: TestClock?

    /// The time of the machine.
    static let real = GalleryTime(clock: ContinuousClock(), now: { Date() }, still: nil)

    /// A time that stands still at a moment until it is moved.
    static func still(at start: Date) -> GalleryTime {
        let clock = TestClock()
        return GalleryTime(clock: clock, now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }, still: clock)
    }

    private init(clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, still: TestClock?) {
        self.clock = clock
        self.now = now
        self.still = still
    }

    /// Whether ``advance(by:)`` moves it.
    var canBeMoved: Bool { still != nil }

    /// Lets time pass, from one moment at which something falls due to the next. What falls due often goes to sleep again, as
    /// a count-down does, and is given a moment for it.
    func advance(by duration: Duration) async {
        guard let still else { return }
        let end = still.now.advanced(by: duration)
        while let pause = still.timeToNextWake, still.now.advanced(by: pause) <= end {
            let sleepers = still.sleeperCount
            await still.advance(by: pause)
            for _ in 0..<50 where still.sleeperCount < sleepers { try? await Task.sleep(for: .milliseconds(5)) }
        }
        await still.advance(to: end)
    }
}
