internal import BelvedereHeadless
internal import Foundation
internal import Hummingbird

/// The time of the gallery's apps: the real time, or a stopped time that a test moves forward.
struct GalleryTime: Sendable {
    /// The clock by which all code of the apps waits.
    let clock: any Clock<Duration>
    /// The closure that returns the current date and time.
    let now: @Sendable () -> Date
    private let still: TestClock?

    /// The real time of the machine.
    static let real = GalleryTime(clock: ContinuousClock(), now: { Date() }, still: nil)

    /// Returns a time that stays at a moment until a test moves it.
    static func still(at start: Date) -> GalleryTime {
        let clock = TestClock()
        return GalleryTime(clock: clock, now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }, still: clock)
    }

    private init(clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, still: TestClock?) {
        self.clock = clock
        self.now = now
        self.still = still
    }

    /// Adds the route `POST /clock/advance?seconds=1`, which moves a stopped time forward.
    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>) {
        if still == nil { return }
        router.post("/clock/advance") { [self] request, _ -> HTTPResponse.Status in
            guard let seconds = request.uri.queryParameters["seconds"].flatMap({ Double($0) }), seconds >= 0 else { return .badRequest }
            await advance(by: .seconds(seconds))
            return .ok
        }
    }

    /// Moves the time forward in several steps, each to the next moment for which code waits. So code that wakes often, such as a
    /// countdown, can run and wait again in between.
    private func advance(by duration: Duration) async {
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
