public import BelvedereCore
import BelvedereHeadless

/// Runs a role's own work beside a test, as its screen would, and ends it with the test.
///
/// ```swift
/// try await withRunning({ await controller.run() }) {
///     #expect(controller.contacts.count.value == 2)
/// }
/// ```
/// - Precondition: The caller runs on a session.
public func withRunning(_ work: @escaping Action, _ body: nonisolated(nonsending) () async throws -> Void) async throws {
    let running = Runner().launch(work)
    await settle()
    try await body()
    running.cancel()
    await running.finished()
}

private final class Runner: Launching {}
