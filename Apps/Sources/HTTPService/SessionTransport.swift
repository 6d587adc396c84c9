#if URL_SESSION
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Synchronization

/// Sends requests with `URLSession`, on systems whose SDK does not contain libcurl.
///
/// Apple's `URLSession` delivers the body in pieces and stops when it is asked to, so the limit of the body limits the memory too. It reads
/// the header as a whole, so a header that is too long is refused only after that.
final class SessionTransport: HTTPTransport {
    private let transfers = Mutex<[ObjectIdentifier: SessionTransfer]>([:])

    func begin(_ exchange: HTTPExchange) {
        let key = ObjectIdentifier(exchange)
        let transfer = SessionTransfer(exchange) { [weak self] in
            _ = self?.transfers.withLock { $0.removeValue(forKey: key) }
        }
        transfers.withLock { $0[key] = transfer }
        transfer.start()
    }

    func abandon(_ exchange: HTTPExchange) {
        transfers.withLock { $0.removeValue(forKey: ObjectIdentifier(exchange)) }?.cancel()
    }
}
#endif
