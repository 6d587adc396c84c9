package import Testing

/// Waits until a condition holds. Other tasks run in the meantime.
///
/// The wait has an end, because a test that waits forever would stop the whole run without telling its name.
///
/// - Parameters:
///   - patience: the longest real time to wait. It is long because only a failing test waits so long.
///   - location: the place in the test, for the failure; leave it out.
///   - condition: what must become true. It is called again and again.
/// - Throws: `WaitTooLong` if the condition does not hold in time, and `CancellationError` after the time limit of the test.
package func until(
    patience: Duration = .seconds(180),
    at location: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + patience
    while try await !condition() {
        try Task.checkCancellation()
        guard ContinuousClock.now < end else { throw WaitTooLong(patience: patience, location: location) }
        await Task.yield()
    }
}

/// The failure of a wait whose condition did not hold in time.
package struct WaitTooLong: Error, CustomStringConvertible {
    let patience: Duration
    let location: SourceLocation

    package var description: String { "The condition at \(location.fileID):\(location.line) did not hold within \(patience)." }
}
