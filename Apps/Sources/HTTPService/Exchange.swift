import Foundation
import Synchronization

/// One request under way, between the task that waits for the answer and the thread that fetches it: the answer is handed
/// over exactly once, whoever comes first, the answer, a failure or the caller's cancellation.
final class Exchange: Sendable {
    private struct State {
        var continuation: CheckedContinuation<HTTPAnswer, any Error>?
        var isOver = false
        var hasResponse = false
    }

    let request: HTTPRequest
    let userAgent: String
    let limit: Int
    private let state = Mutex(State())

    init(_ request: HTTPRequest, userAgent: String, limit: Int) {
        self.request = request
        self.userAgent = userAgent
        self.limit = limit
    }

    var host: String { request.url.host() ?? request.url.absoluteString }

    /// Whether any head has come.
    var hasResponse: Bool { state.withLock { $0.hasResponse } }

    /// Returns false when the exchange was cancelled before it began.
    func begin(_ continuation: CheckedContinuation<HTTPAnswer, any Error>) -> Bool {
        let isOver = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return state.isOver
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
        return !isOver
    }

    func receivedHead() {
        state.withLock { $0.hasResponse = true }
    }

    func finish(_ result: Result<HTTPAnswer, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<HTTPAnswer, any Error>? in
            guard !state.isOver else { return nil }
            state.isOver = true
            return state.continuation.take()
        }
        continuation?.resume(with: result)
    }
}
