import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way: gathers the answer and hands it over exactly once, whoever comes first: the answer, a
/// failure or the caller's cancellation.
final class Exchange: Sendable {
    private struct State {
        var continuation: CheckedContinuation<HTTPAnswer, any Error>?
        var isOver = false
        var response: HTTPURLResponse?
        var body = Data()
        var visited: Set<URL> = []
    }

    let host: String
    private let limit: Int
    private let state: Mutex<State>

    init(url: URL, limit: Int) {
        self.host = url.host() ?? url.absoluteString
        self.limit = limit
        self.state = Mutex(State(visited: [url]))
    }

    /// Returns false when the exchange was cancelled before it began.
    func begin(_ continuation: CheckedContinuation<HTTPAnswer, any Error>) -> Bool {
        let isOver = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return state.isOver
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
        return !isOver
    }

    func finish(_ result: Result<HTTPAnswer, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<HTTPAnswer, any Error>? in
            guard !state.isOver else { return nil }
            state.isOver = true
            return state.continuation.take()
        }
        continuation?.resume(with: result)
    }

    /// Takes the head of the answer. Returns whether its body may be read: not when its announced length is beyond the
    /// limit, nor when the exchange is over.
    func received(_ response: URLResponse) -> Bool {
        state.withLock { state in
            state.response = response as? HTTPURLResponse
            state.body = Data()
            return !state.isOver && response.expectedContentLength <= Int64(limit)
        }
    }

    /// Whether more may come.
    func received(_ data: Data) -> Bool {
        state.withLock { state in
            guard !state.isOver, state.body.count + data.count <= limit else { return false }
            state.body.append(data)
            return true
        }
    }

    /// What becomes of a redirect.
    enum Redirect {
        case followed
        case refused
        /// The exchange is over and `decide` was not called.
        case tooLate
    }

    /// Decides a redirect: five at most, none twice, none from a secure page to an open one.
    ///
    /// `decide` is called under the lock that ends the exchange, and not at all once that has ended: on Linux, a session
    /// that is told about the redirect of a task that was cancelled before stops the program.
    func redirected(from old: URL?, to new: URL?, decide: (_ isFollowed: Bool) -> Void) -> Redirect {
        state.withLock { state in
            guard !state.isOver else { return .tooLate }
            let isSecure = old?.scheme?.lowercased() == "https"
            let scheme = new?.scheme?.lowercased()
            var mayFollow = scheme == "https" || (scheme == "http" && !isSecure)
            if mayFollow, let new { mayFollow = state.visited.count <= 5 && state.visited.insert(new).inserted }
            decide(mayFollow)
            return mayFollow ? .followed : .refused
        }
    }

    func ended(_ error: (any Error)?) {
        guard let error else {
            let answer = state.withLock { state in
                state.response.map { response in
                    var headers: [String: String] = [:]
                    for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
                    return HTTPAnswer(status: response.statusCode, headers: headers, body: state.body, url: response.url)
                }
            }
            finish(answer.map { .success($0) } ?? .failure(HTTPFailure.cutOff(host: host)))
            return
        }
        finish(.failure(failure(for: error)))
    }

    var tooLarge: HTTPFailure { .tooLarge(host: host, limit: limit) }

    var hasResponse: Bool { state.withLock { $0.response != nil } }

    private func failure(for error: any Error) -> any Error {
        let code = (error as? URLError)?.code ?? URLError.Code(rawValue: (error as NSError).code)
        let isSecure = state.withLock { $0.visited.contains { $0.scheme?.lowercased() == "https" } }
        switch code {
        case .cancelled:
            return CancellationError()
        case .unsupportedURL, .badURL:
            return HTTPFailure.unusableAddress(host)
        case .httpTooManyRedirects:
            return HTTPFailure.redirectLoop(host: host)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected:
            return HTTPFailure.insecure(host: host)
        case .networkConnectionLost, .badServerResponse, .zeroByteResource, .cannotDecodeRawData, .cannotDecodeContentData:
            return HTTPFailure.cutOff(host: host)
        case .unknown:
            // On Linux a body cut short and a failed handshake share this code; only the former comes after a head.
            return hasResponse || !isSecure ? HTTPFailure.cutOff(host: host) : HTTPFailure.insecure(host: host)
        default:
            return hasResponse ? HTTPFailure.cutOff(host: host) : HTTPFailure.unreachable(host: host)
        }
    }
}
