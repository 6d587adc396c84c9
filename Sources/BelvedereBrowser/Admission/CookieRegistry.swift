internal import Synchronization

/// The cookies that this process has given to browsers, and the apps whose pages each browser has got.
///
/// A socket is opened for a page only. So a cookie that nobody was given opens none, and neither does one for an app whose page
/// its browser has not been served, whatever stands in front of that page.
///
/// The number of cookies that are kept is bounded. A browser whose cookie has been forgotten, also because the process was started anew, gets another
/// with its next page.
final class CookieRegistry: Sendable {
    private struct Entry {
        var applications: Set<String>
        let address: String
        /// Grows with each use, so that the smallest was not used for longest.
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

        /// Makes room: the oldest tenth goes, so that the search for them is paid for by many cookies.
        mutating func removeOldest(of address: String?, outOf limit: Int) {
            let own = entries.filter { address == nil || $0.value.address == address }
            for (cookie, _) in own.sorted(by: { $0.value.order < $1.value.order }).prefix(max(1, limit / 10)) { remove(cookie) }
        }
    }

    private let maximum: Int
    private let state = Mutex(State())

    /// - Parameter maximum: the number of cookies that are remembered. One address may have a tenth of them, so that nobody can
    ///   make the host forget the cookies of others.
    init(maximum: Int = 100_000) {
        self.maximum = maximum
    }

    var count: Int { state.withLock { $0.entries.count } }

    /// A page of an app is served.
    ///
    /// - Parameters:
    ///   - application: the path of the app.
    ///   - cookie: what the browser sent.
    ///   - address: where the browser is.
    /// - Returns: the cookie to give to the browser; nil if it has a good one.
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

    /// Whether a browser was given this cookie.
    func knows(_ cookie: String) -> Bool { state.withLock { $0.entries[cookie] != nil } }

    /// Whether the browser with this cookie has been served a page of an app.
    func hasServed(_ application: String, to cookie: String) -> Bool {
        state.withLock { state in
            guard state.entries[cookie]?.applications.contains(application) == true else { return false }
            state.lastOrder += 1
            state.entries[cookie]?.order = state.lastOrder
            return true
        }
    }
}
