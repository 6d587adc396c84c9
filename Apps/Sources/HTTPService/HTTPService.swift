import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks servers over HTTP, so that nothing a server does can hold up, flood or crash the app.
///
/// What `URLSession` lacks stands here: a deadline for the whole exchange (its own time-outs on Linux are idle-only and
/// whole seconds), a bound on the body, redirects that end, and one exchange for identical requests made at the same
/// time. A cancelled caller returns at once with `CancellationError`. A safe request whose connection ended before any
/// answer came is sent once more, within the same deadline.
///
/// ```swift
/// let service = HTTPService(userAgent: "Belvedere-Gallery/1.0")
/// let answer = try await service.answer(to: HTTPRequest(url: address))
/// ```
public final class HTTPService: Sendable {
    /// The longest body that is read.
    public let maximumBodyBytes: Int
    /// How long an exchange may take from the first byte sent to the last byte read, a repetition included.
    public let deadline: Duration

    private let userAgent: String
    private let clock: any Clock<Duration>
    private let session: URLSession
    private let delegate = ExchangeDelegate()
    private let underWay = SharedWork<HTTPRequest, HTTPAnswer>()

    /// - Parameters:
    ///   - userAgent: who asks. Several services refuse requests that do not say.
    ///   - deadline: how long an exchange may take altogether.
    ///   - maximumBodyBytes: the longest body that is read, 5 MB unless told otherwise.
    ///   - clock: what the deadline is measured by; tests pass their own.
    public init(
        userAgent: String = "Belvedere-Gallery/1.0",
        deadline: Duration = .seconds(20),
        maximumBodyBytes: Int = 5_000_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.userAgent = userAgent
        self.deadline = deadline
        self.maximumBodyBytes = maximumBodyBytes
        self.clock = clock
        session = Self.session(delegate)
    }

    private static func session(_ delegate: ExchangeDelegate) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        // The lists change although their servers allow them to be kept for a year, so nothing is kept.
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.timeoutIntervalForRequest = 3600
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        session.invalidateAndCancel()
    }

    /// The complete answer to `request`, whatever its status.
    ///
    /// - Throws: ``HTTPFailure`` when there is no complete answer, `CancellationError` when the caller was cancelled.
    public func answer(to request: HTTPRequest) async throws -> HTTPAnswer {
        guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https", request.url.host() != nil else {
            throw HTTPFailure.unusableAddress(request.url.absoluteString)
        }
        return try await underWay.value(for: request) { [self] in
            try await withinDeadline(of: request)
        }
    }

    private func withinDeadline(of request: HTTPRequest) async throws -> HTTPAnswer {
        try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
            group.addTask { try await self.answerOrRepeat(request) }
            group.addTask { [clock, deadline] in
                try await clock.sleep(for: deadline)
                throw HTTPFailure.timedOut(host: request.url.host() ?? "", after: deadline)
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    private func answerOrRepeat(_ request: HTTPRequest) async throws -> HTTPAnswer {
        let first = Exchange(url: request.url, limit: maximumBodyBytes)
        do {
            return try await perform(request, first)
        } catch let failure as HTTPFailure where request.isSafe && !first.hasResponse && failure == .cutOff(host: "") {
            return try await perform(request, Exchange(url: request.url, limit: maximumBodyBytes))
        }
    }

    private func perform(_ request: HTTPRequest, _ exchange: Exchange) async throws -> HTTPAnswer {
        var message = URLRequest(url: request.url)
        message.httpMethod = request.method.rawValue
        message.httpBody = request.body
        message.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        // When a connection that was used before ends under a request, the system's library sends the request once more by
        // itself, and with a body that hangs for ever on Linux. So whatever has a body takes a connection of its own, which only
        // a session of its own has.
        let delegate = request.body == nil ? delegate : ExchangeDelegate()
        let session = request.body == nil ? session : Self.session(delegate)
        defer { if request.body != nil { session.finishTasksAndInvalidate() } }
        let task = session.dataTask(with: message)
        delegate.add(exchange, task: task)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if exchange.begin(continuation) { task.resume() } else { delegate.remove(task) }
            }
        } onCancel: {
            exchange.finish(.failure(CancellationError()))
            task.cancel()
        }
    }
}
