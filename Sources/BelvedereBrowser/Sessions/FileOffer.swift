@_spi(Hosting) internal import Belvedere
internal import Synchronization

/// A file that an app offers its person to save. The browser fetches it at a one-time address, with the cookie of the session.
final class FileOffer: Sendable {
    let secret = Secret.make()
    let file: SavedFile
    let cookie: String
    private let entitlement: SessionEntitlement
    private let deadline: FileDeadline

    init(_ file: SavedFile, cookie: String, entitlement: SessionEntitlement, deadline: FileDeadline) {
        self.file = file
        self.cookie = cookie
        self.entitlement = entitlement
        self.deadline = deadline
    }

    /// Whether the browser may still ask for the file.
    var isValid: Bool { goesOn && !deadline.hasPassed() }
    /// Whether the session that offers the file still has its rights. If not, the host sends no further piece of the file.
    var goesOn: Bool { !entitlement.hasEnded }
}

/// The files that a session offers to its person, oldest first.
final class FileOffers: Sendable {
    /// The number of files that a session offers at a time. Above it, the oldest one is no longer offered.
    static let limit = 16

    private struct State {
        var offers: [FileOffer] = []
        var timers: [String: Task<Void, Never>] = [:]
    }

    private let addresses: FileAddresses
    private let cookie: String
    private let entitlement: SessionEntitlement
    private let makeDeadline: @Sendable () -> FileDeadline
    private let state = Mutex(State())

    init(
        addresses: FileAddresses, cookie: String, entitlement: SessionEntitlement, makeDeadline: @escaping @Sendable () -> FileDeadline
    ) {
        self.addresses = addresses
        self.cookie = cookie
        self.entitlement = entitlement
        self.makeDeadline = makeDeadline
    }

    deinit { withdrawAll() }

    /// The number of bytes in memory that the offered files use.
    var byteCount: Int { state.withLock { $0.offers.reduce(0) { $0 + $1.file.bytesInMemory } } }

    /// Offers a file.
    ///
    /// - Returns: the address at which the browser gets the file, once.
    func offer(_ file: SavedFile) -> String {
        let deadline = makeDeadline()
        let offer = FileOffer(file, cookie: cookie, entitlement: entitlement, deadline: deadline)
        let secret = offer.secret
        let timer = Task { [weak self] in
            if (try? await deadline.wait()) != nil { self?.withdraw(secret) }
        }
        addresses.offer(offer)
        let oldest = state.withLock { state in
            state.offers.append(offer)
            state.timers[secret] = timer
            return state.offers.count > Self.limit ? state.offers.first?.secret : nil
        }
        if let oldest { withdraw(oldest) }
        return FileAddresses.prefix + secret
    }

    /// Offers a file no longer.
    func withdraw(_ secret: String) {
        addresses.withdraw(secret)
        state.withLock { state in
            state.offers.removeAll { $0.secret == secret }
            return state.timers.removeValue(forKey: secret)
        }?.cancel()
    }

    /// Offers no file any more, because the session has ended.
    func withdrawAll() {
        for secret in state.withLock({ $0.offers.map(\.secret) }) { withdraw(secret) }
    }
}
