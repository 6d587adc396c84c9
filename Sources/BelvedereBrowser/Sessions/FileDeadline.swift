/// The time at which an upload has taken too long, or at which a file is no longer offered.
struct FileDeadline: Sendable {
    let hasPassed: @Sendable () -> Bool
    /// Waits until the deadline, or throws an error if the task is cancelled.
    let wait: @Sendable () async throws -> Void

    /// Counts the limit from now.
    init<C: Clock<Duration>>(after limit: Duration, by clock: C) {
        let end = clock.now.advanced(by: limit)
        hasPassed = { clock.now >= end }
        wait = { try await clock.sleep(until: end, tolerance: nil) }
    }
}
