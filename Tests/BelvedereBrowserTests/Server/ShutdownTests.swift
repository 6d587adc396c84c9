import Belvedere
import Dispatch
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of sessions when the server's process ends.
@Suite(.timeLimit(minutes: 5)) struct ShutdownTests {
    private func sessions(_ count: Int, in registry: SessionRegistry) async throws -> [BrowserSession] {
        var sessions: [BrowserSession] = []
        for _ in 0..<count {
            let session = await BrowserSession.opened { _ in Window(Screen()) }
            try await registry.add(session)
            sessions.append(session)
        }
        return sessions
    }

    /// Occupies the thread of a session until the semaphore is signalled.
    private func occupy(_ session: BrowserSession, until gate: DispatchSemaphore) async {
        let begun = AsyncStream.makeStream(of: Void.self)
        Task(executorPreference: session.taskExecutor) {
            begun.continuation.finish()
            wait(for: gate)
        }
        for await _ in begun.stream {}
    }

    @Test func aBusySessionHoldsUpNobodyOfMany() async throws {
        let registry = SessionRegistry(options: BrowserOptions(), metrics: BrowserMetrics())
        let sessions = try await sessions(40, in: registry)
        let gate = DispatchSemaphore(value: 0)
        await occupy(sessions[0], until: gate)
        let end = Task { await registry.shutDown() }
        for session in sessions.dropFirst() {
            try await until { await session.isClosed }
        }
        gate.signal()
        await end.value
        #expect(await sessions[0].isClosed)
    }

    @Test func sessionsForWhichThereIsNoTimeAreNotWaitedFor() async throws {
        var options = BrowserOptions()
        options.shutdownTimeout = .zero
        let registry = SessionRegistry(options: options, metrics: BrowserMetrics())
        let sessions = try await sessions(2, in: registry)
        let gate = DispatchSemaphore(value: 0)
        await occupy(sessions[0], until: gate)
        await registry.shutDown()
        #expect(registry.count == 0)
        await #expect(throws: SessionRegistry.Refusal.self) { try await registry.add(sessions[1]) }
        gate.signal()
        for session in sessions { await session.close() }
    }
}

/// Blocks the calling thread, like a handler with a long computation.
private func wait(for gate: DispatchSemaphore) { gate.wait() }
