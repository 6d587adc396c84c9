import Synchronization

@testable import BelvedereBrowser

/// A meter of time and of processor time whose clocks a test moves.
final class ScriptedMeter: Sendable {
    private let time = Mutex((now: Duration.zero, processor: Duration.zero))

    var meter: TurnMeter {
        TurnMeter(now: { self.time.withLock(\.now) }, processorTime: { self.time.withLock(\.processor) })
    }

    /// Moves the clock of time.
    func advance(by duration: Duration) { time.withLock { $0.now += duration } }
    /// Moves the clock of processor time, as if a handler had computed.
    func compute(for duration: Duration) { time.withLock { $0.processor += duration } }
}
