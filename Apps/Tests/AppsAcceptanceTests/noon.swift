import BelvedereHeadless
import Foundation

/// The date on a clock that a test moves. It begins on a Thursday in winter, at noon UTC.
nonisolated func noon(on clock: TestClock) -> Date {
    Date(timeIntervalSince1970: 1_767_873_600).addingTimeInterval(clock.now.offset / .seconds(1))
}
