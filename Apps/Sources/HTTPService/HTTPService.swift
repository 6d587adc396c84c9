import Foundation

/// Asks servers over HTTP, so that nothing a server does can hold up, flood or crash the app.
///
/// It has a deadline for the whole exchange, a bound on what is read, redirects that end, and one exchange for identical
/// requests made at the same time. A cancelled caller returns at once with `CancellationError`. A safe request whose
/// connection ended before any answer came is sent once more, within the same deadline.
///
/// ```swift
/// let service = HTTPService(userAgent: "Belvedere-Gallery/1.0")
/// let answer = try await service.answer(to: HTTPRequest(url: address))
/// ```
///
/// It stands on libcurl, which calls back for each 16 kB of a body after they are decompressed and stops when it is told
/// to, so ``maximumBodyBytes`` bounds the memory that an answer takes and not only what is handed over. `URLSession` does
/// not: on Linux it queues what its library delivers, without a bound, and a cancellation waits behind that queue. An answer
/// of 1 MB that decompresses to 1 GB took 1 GB. `async-http-client` bounds both, but takes 450 s of processor time to
/// build, most of it for a TLS library; libcurl is on every system that has Foundation's networking.
public final class HTTPService: Sendable {
    /// The longest body that is read, decompressed.
    public let maximumBodyBytes: Int
    /// How long an exchange may take from the first byte sent to the last byte read, a repetition included.
    public let deadline: Duration

    private let userAgent: String
    private let clock: any Clock<Duration>
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
        let first = Exchange(request, userAgent: userAgent, limit: maximumBodyBytes)
        do {
            return try await perform(first)
        } catch let failure as HTTPFailure where request.isSafe && !first.hasResponse && failure == .cutOff(host: "") {
            return try await perform(Exchange(request, userAgent: userAgent, limit: maximumBodyBytes))
        }
    }

    private func perform(_ exchange: Exchange) async throws -> HTTPAnswer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if exchange.begin(continuation) { TransferLoop.shared.begin(exchange) }
            }
        } onCancel: {
            exchange.finish(.failure(CancellationError()))
            TransferLoop.shared.abandon(exchange)
        }
    }
}
