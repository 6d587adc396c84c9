#if canImport(UIKit)
@testable import BelvedereCore
import Testing

/// Runs each test of a suite in a session of its own. Other tests of the process open and close sessions at the same time, and the work of
/// a test must not end with a session of theirs.
nonisolated struct InSession: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> InSession? { testCase == nil ? nil : self }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let session = await Session()
        try await CurrentSession.$ofTask.withValue(session.context) { try await function() }
        await session.close()
    }
}

extension Trait where Self == InSession {
    /// A session of its own for each test.
    static nonisolated var inSession: InSession { InSession() }
}
#endif
