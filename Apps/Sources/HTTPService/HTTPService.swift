import Foundation

/// Sends HTTP requests. Its limits prevent that a server blocks the app, fills its memory or crashes it.
///
/// There is a deadline for the whole exchange, a limit for the size of the response and one for redirects. Equal requests at the same time
/// are sent once. A cancelled caller returns at once with `CancellationError`. If the connection ends before any response, a safe request
/// is sent once more, within the same deadline.
///
/// ```swift
/// let service = HTTPService(userAgent: "Belvedere-Gallery/1.0")
/// let answer = try await service.answer(to: HTTPRequest(url: address))
/// ```
///
/// On servers and Macs the service uses libcurl, which delivers a decompressed body in pieces of 16 kB and stops when it is asked to. So
/// ``maximumBodyBytes`` limits the whole memory for a response. `URLSession` on Linux has no such limit: it queues everything that its
/// library delivers, and a cancellation waits until the queue is processed. A response of 1 MB that decompresses to 1 GB needed 1 GB of
/// memory. The article "Production" explains why this is not async-http-client.
///
/// The SDK of iOS does not contain libcurl, so on devices the service uses `URLSession`.
public final class HTTPService: Sendable {
    /// The longest accepted body, after decompression.
    public let maximumBodyBytes: Int
    /// The longest duration of an exchange, from the first sent byte to the last received byte. A repeated request is included.
    public let deadline: Duration

    private let userAgent: String
    private let clock: any Clock<Duration>
    private let transport: any HTTPTransport = Transports.ofSystem
    private let underWay = SharedWork<HTTPRequest, HTTPAnswer>()

    /// - Parameters:
    ///   - userAgent: the name of the client in `User-Agent`. Several services refuse requests without one.
    ///   - deadline: the longest duration of an exchange, including a repeated request.
    ///   - maximumBodyBytes: the longest accepted body after decompression, by default 5 MB.
    ///   - clock: the clock that measures the deadline. Tests pass their own clock.
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
    }

    /// Returns the complete response to a request, even if its status reports an error.
    ///
    /// - Throws: ``HTTPFailure`` if there is no complete response, `CancellationError` if the caller was cancelled.
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
        let first = HTTPExchange(request, userAgent: userAgent, limit: maximumBodyBytes)
        do {
            return try await perform(first)
        } catch let failure as HTTPFailure where request.isSafe && !first.hasResponse && failure == .cutOff(host: "") {
            return try await perform(HTTPExchange(request, userAgent: userAgent, limit: maximumBodyBytes))
        }
    }

    private func perform(_ exchange: HTTPExchange) async throws -> HTTPAnswer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if exchange.begin(continuation) { transport.begin(exchange) }
            }
        } onCancel: {
            exchange.finish(.failure(CancellationError()))
            transport.abandon(exchange)
        }
    }
}
