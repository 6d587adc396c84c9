internal import Synchronization

/// The cookies that this process has given to browsers, and the apps whose pages each browser has received.
///
/// A browser receives its cookie with a page, and only a page may open a socket (a WebSocket). So a request with an unknown cookie opens no
/// socket. A known cookie opens a socket only for an app whose page its browser has received. So middleware that refuses a page also
/// prevents its socket.
///
/// The number of stored cookies is limited. A browser whose cookie was forgotten receives a new one with its next page. A restart of the
/// process forgets all of them.
final class CookieRegistry: Sendable {
    private struct Entry {
        var applications: Set<String>
        let address: String
        /// The position of the cookie's last use in the order of all uses, as a growing number. The cookie with the smallest number has
        /// been unused for longest.
        var order: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var perAddress: [String: Int] = [:]
        var lastOrder = 0

        mutating func remove(_ cookie: String) {
            guard let entry = entries.removeValue(forKey: cookie) else { return }
            perAddress[entry.address] = perAddress[entry.address].flatMap { $0 > 1 ? $0 - 1 : nil }
        }

        /// Removes the cookies that were unused for longest: a tenth of `limit`, so that one search makes room for many new cookies.
        mutating func removeOldest(of address: String?, outOf limit: Int) {
            let own = entries.filter { address == nil || $0.value.address == address }
            for (cookie, _) in own.sorted(by: { $0.value.order < $1.value.order }).prefix(max(1, limit / 10)) { remove(cookie) }
        }
    }

    private let maximum: Int
    private let state = Mutex(State())

    /// - Parameter maximum: the number of stored cookies. One network address may have a tenth of them, so that one visitor cannot make the
    ///   host forget the cookies of others.
    init(maximum: Int = 100_000) {
        self.maximum = maximum
    }

    var count: Int { state.withLock { $0.entries.count } }

    /// Records that a browser receives a page of an app.
    ///
    /// - Parameters:
    ///   - application: the path of the app.
    ///   - cookie: the cookie that the browser sent.
    ///   - address: the network address of the browser.
    /// - Returns: the cookie to give to the browser, or `nil` if its cookie is known.
    func notePage(of application: String, for cookie: String?, at address: String) -> String? {
        state.withLock { state in
            state.lastOrder += 1
            if let cookie, var entry = state.entries.removeValue(forKey: cookie) {
                entry.applications.insert(application)
                entry.order = state.lastOrder
                state.entries[cookie] = entry
                return nil
            }
            let limit = max(1, maximum / 10)
            if state.perAddress[address, default: 0] >= limit { state.removeOldest(of: address, outOf: limit) }
            if state.entries.count >= maximum { state.removeOldest(of: nil, outOf: maximum) }
            let secret = Secret.make()
            state.entries[secret] = Entry(applications: [application], address: address, order: state.lastOrder)
            state.perAddress[address, default: 0] += 1
            return secret
        }
    }

    /// Whether this process has given this cookie to a browser.
    func knows(_ cookie: String) -> Bool { state.withLock { $0.entries[cookie] != nil } }

    /// Whether the browser with this cookie has received a page of an app.
    func hasServed(_ application: String, to cookie: String) -> Bool {
        state.withLock { state in
            guard state.entries[cookie]?.applications.contains(application) == true else { return false }
            state.lastOrder += 1
            state.entries[cookie]?.order = state.lastOrder
            return true
        }
    }
}
