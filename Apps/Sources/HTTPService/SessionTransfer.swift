#if URL_SESSION
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Synchronization

/// The requests of one exchange in `URLSession`, one after the other: the request of the caller, and those that redirects cause.
///
/// Each exchange has a session of its own. A shared session would reuse connections. If a reused connection ends, the system sends the
/// request again by itself, even if it must be sent only once.
final class SessionTransfer: NSObject, URLSessionDataDelegate {
    private struct State {
        var session: URLSession?
        var task: URLSessionTask?
        var hop: Hop
        var head = AnswerHead()
        var body = Data()
        /// The reason why the rest of the response is not read, or nil.
        var refusal: HTTPFailure?
        /// The request that a redirect asks for, or nil.
        var next: Hop?
        var isOver = false
    }

    private let exchange: HTTPExchange
    private let ended: @Sendable () -> Void
    private let state: Mutex<State>

    init(_ exchange: HTTPExchange, ended: @escaping @Sendable () -> Void) {
        self.exchange = exchange
        self.ended = ended
        state = Mutex(State(hop: Hop(exchange.request)))
        super.init()
    }

    // MARK: Request

    func start() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpShouldSetCookies = false
        // The service has a deadline of its own.
        configuration.timeoutIntervalForRequest = 24 * 3600
        // A session keeps its delegate until it is invalidated.
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let isOver = state.withLock { state in
            if !state.isOver { state.session = session }
            return state.isOver
        }
        if isOver { session.invalidateAndCancel() } else { request() }
    }

    /// Sends the request of the current hop.
    private func request() {
        state.withLock { state in
            guard !state.isOver, let session = state.session else { return }
            (state.head, state.body, state.next) = (AnswerHead(), Data(), nil)
            let wanted = state.hop.request
            var request = URLRequest(url: wanted.url)
            request.httpMethod = wanted.method.rawValue
            request.setValue(exchange.userAgent, forHTTPHeaderField: "User-Agent")
            for (name, value) in wanted.headers { request.setValue(value, forHTTPHeaderField: name) }
            if wanted.method == .post { request.httpBody = wanted.body ?? Data() }
            let task = session.dataTask(with: request)
            state.task = task
            task.resume()
        }
    }

    /// Ends the exchange without a result.
    func cancel() {
        end()?.invalidateAndCancel()
    }

    private func end() -> URLSession? {
        let session = state.withLock { state -> URLSession? in
            state.isOver = true
            state.task = nil
            return state.session.take()
        }
        ended()
        return session
    }

    // MARK: Response

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The exchange sends the next request itself, by the same rules on all systems.
        redirect(response.statusCode, to: response.value(forHTTPHeaderField: "Location"), from: response.url)
        completionHandler(nil)
    }

    private func redirect(_ status: Int, to location: String?, from url: URL?) {
        exchange.receivedHead()
        guard let location, Hop.isRedirect(status) else { return }
        state.withLock { state in
            if state.refusal != nil || state.next != nil { return }
            let address = URL(string: location, relativeTo: url ?? state.hop.request.url)?.absoluteString
            state.next = address.flatMap { state.hop.redirected(status: status, to: $0) }
            if state.next == nil { state.refusal = .redirectLoop(host: exchange.host) }
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse else {
            state.withLock { $0.refusal = .notHTTP(host: exchange.host) }
            return completionHandler(.cancel)
        }
        exchange.receivedHead()
        redirect(response.statusCode, to: response.value(forHTTPHeaderField: "Location"), from: response.url)
        let goesOn = state.withLock { state in
            if state.refusal != nil || state.next != nil { return false }
            state.refusal = refusal(of: response, in: &state.head)
            return state.refusal == nil
        }
        completionHandler(goesOn ? .allow : .cancel)
    }

    /// Reads the header. Returns the reason why the body is not read, or nil.
    private func refusal(of response: HTTPURLResponse, in head: inout AnswerHead) -> HTTPFailure? {
        var lines = ["HTTP/1.1 \(response.statusCode)"]
        for (name, value) in response.allHeaderFields { lines.append("\(name): \(value)") }
        for line in lines where head.read(Array(line.utf8)) == .tooLong {
            return .tooLarge(host: exchange.host, limit: AnswerHead.maximumBytes)
        }
        if let length = head.announcedLength, length > exchange.limit { return tooLarge }
        return head.hasKnownCoding ? nil : .unreadable(host: exchange.host)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            if state.refusal != nil { return false }
            guard state.body.count + data.count <= exchange.limit else {
                state.refusal = tooLarge
                state.body = Data()
                return true
            }
            state.body.append(data)
            return false
        }
        if isTooLarge { dataTask.cancel() }
    }

    private var tooLarge: HTTPFailure { .tooLarge(host: exchange.host, limit: exchange.limit) }

    // MARK: End

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (isOver, next, refusal) = state.withLock { state in (state.isOver, state.next, state.refusal) }
        if isOver { return }
        if refusal == nil, let next {
            state.withLock { $0.hop = next }
            return request()
        }
        let result: Result<HTTPAnswer, any Error> = state.withLock { state in
            if let refusal { return .failure(refusal) }
            if let error { return .failure(failure(error)) }
            let url = state.hop.request.url
            return .success(HTTPAnswer(status: state.head.status, headers: state.head.fields, body: state.body, url: url))
        }
        end()?.finishTasksAndInvalidate()
        exchange.finish(result)
    }

    private func failure(_ error: any Error) -> HTTPFailure {
        let host = exchange.host
        guard let code = (error as? URLError)?.code else { return exchange.hasResponse ? .cutOff(host: host) : .unreachable(host: host) }
        switch code {
        #if canImport(FoundationNetworking)
        // On Linux, these codes mean something else: no response at all, and a response that is not HTTP.
        case .badServerResponse: return .cutOff(host: host)
        case .unsupportedURL: return .notHTTP(host: host)
        #else
        case .unsupportedURL: return .unusableAddress(exchange.request.url.absoluteString)
        case .badServerResponse: return .notHTTP(host: host)
        #endif
        case .badURL: return .unusableAddress(exchange.request.url.absoluteString)
        case .cannotParseResponse: return .notHTTP(host: host)
        case .cannotDecodeContentData, .cannotDecodeRawData: return .unreadable(host: host)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            return .insecure(host: host)
        case .networkConnectionLost: return .cutOff(host: host)
        default: return exchange.hasResponse ? .cutOff(host: host) : .unreachable(host: host)
        }
    }
}
#endif
