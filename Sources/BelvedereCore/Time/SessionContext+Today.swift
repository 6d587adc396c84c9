#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension SessionContext {
    /// The current time of the session, as the time since 1970-01-01 00:00 in UTC, without leap seconds.
    ///
    /// It is the time of the machine. If the environment has a ``SessionEnvironment/start``, it is that moment, plus the time that has
    /// passed on the session's clock. So a test decides which day it is, and moves the time with its clock.
    ///
    /// ```swift
    /// let context = SessionContext.current
    /// let minutes = context.map { $0.timeSince1970.components.seconds / 60 }
    /// ```
    ///
    /// The module `BelvedereTexts` adds `today`, the day in the time zone of the person.
    public var timeSince1970: Duration {
        environment.start.map { $0 + elapsed } ?? timeOfMachineSince1970()
    }
}

/// The time of the machine since 1970-01-01 00:00 in UTC, without leap seconds.
nonisolated private func timeOfMachineSince1970() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
