internal import Synchronization

/// The one-time addresses at which pages send and receive files. Each contains a secret, belongs to one session, and is valid for one
/// request.
final class FileAddresses: Sendable {
    static let prefix = "/_belvedere/files/"

    private struct Receiver {
        weak var session: BrowserSession?
    }

    private struct State {
        var receivers: [String: Receiver] = [:]
        var offers: [String: FileOffer] = [:]
    }

    private let state = Mutex(State())

    /// The number of valid addresses. Tests read it.
    var count: Int { state.withLock { $0.receivers.count + $0.offers.count } }

    // MARK: Uploads

    /// Makes the address for an upload of a session valid.
    func expect(_ secret: String, for session: BrowserSession) { state.withLock { $0.receivers[secret] = Receiver(session: session) } }

    /// Returns the session that waits for an upload at this address, if it belongs to the browser with this cookie.
    func receiver(at secret: String, for cookie: String?) -> BrowserSession? {
        state.withLock { state in
            guard let session = state.receivers[secret]?.session, session.visitor.cookie == cookie else { return nil }
            return session
        }
    }

    // MARK: Downloads

    func offer(_ offer: FileOffer) { state.withLock { $0.offers[offer.secret] = offer } }

    /// Returns the file at this address if it belongs to the browser with this cookie. The address is not valid any more then.
    func take(_ secret: String, for cookie: String?) -> FileOffer? {
        state.withLock { state in
            guard let offer = state.offers[secret], offer.cookie == cookie, offer.isValid else { return nil }
            return state.offers.removeValue(forKey: secret)
        }
    }

    /// Makes an address invalid.
    func withdraw(_ secret: String) {
        state.withLock { state in
            state.receivers[secret] = nil
            state.offers[secret] = nil
        }
    }
}
