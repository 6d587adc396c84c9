import Foundation
import Synchronization

/// A running request, between the waiting task and the network thread. It delivers exactly one result, the first of three: the response, a
/// failure or the caller's cancellation.
final class HTTPExchange: Sendable {
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

    /// Whether the header of a response has arrived, even that of a redirect.
    var hasResponse: Bool { state.withLock { $0.hasResponse } }

    /// Begins the exchange with the caller's continuation. Returns false if the caller was cancelled before.
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
