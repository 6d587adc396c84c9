#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The clocks that measure turns, which are the work of a session for the events that arrive together. Tests use clocks of their own.
struct TurnMeter: Sendable {
    /// Returns the time since a fixed moment. It fills the token buckets of the sessions.
    let now: @Sendable () -> Duration
    /// Returns the processor time of the calling thread. Time in which the thread waits for a processor does not count.
    let processorTime: @Sendable () -> Duration

    /// The clocks of the system.
    static let system = TurnMeter(now: { read(CLOCK_MONOTONIC) }, processorTime: { read(CLOCK_THREAD_CPUTIME_ID) })

    private static func read(_ clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
