import Foundation
import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes what `URLSession` reports to the exchange it belongs to.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: Exchange]>([:])

    func add(_ exchange: Exchange, task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func remove(_ task: URLSessionTask) {
        exchanges.withLock { _ = $0.removeValue(forKey: task.taskIdentifier) }
    }

    private func exchange(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // The task is cancelled after the session has been told to go on, never before: see `Exchange.redirected`.
        completionHandler(.allow)
        guard let exchange = exchange(dataTask) else { return }
        if !exchange.received(response) { refuse(dataTask) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let exchange = exchange(dataTask) else { return }
        if !exchange.received(data) { refuse(dataTask) }
    }

    private func refuse(_ task: URLSessionTask) {
        if let exchange = exchange(task) { exchange.finish(.failure(exchange.tooLarge)) }
        task.cancel()
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let exchange = exchange(task) else { return }
        let next = withoutSecrets(request, cameFrom: response.url)
        let redirect = exchange.redirected(from: response.url, to: request.url) { completionHandler($0 ? next : nil) }
        if redirect == .refused { exchange.finish(.failure(HTTPFailure.redirectLoop(host: exchange.host))) }
    }

    /// A key is meant for one host and goes to no other.
    private func withoutSecrets(_ request: URLRequest, cameFrom origin: URL?) -> URLRequest {
        guard request.url?.host() != origin?.host() else { return request }
        var next = request
        for name in (request.allHTTPHeaderFields ?? [:]).keys {
            let small = name.lowercased()
            if small.hasPrefix("x-") || small == "authorization" { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchange(task)?.ended(error)
        remove(task)
    }
}
