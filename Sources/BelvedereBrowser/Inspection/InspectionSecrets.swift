internal import Synchronization

/// The secrets by which a page and the inspector beside it find each other, and whose they are.
///
/// The host makes one for each page that is to be inspected. It is good for the browser that was given it, and for the app of that page.
/// A secret that somebody else has seen is of no use to them: their cookie is another.
final class InspectionSecrets: Sendable {
    private struct Entry {
        let cookie: String
        let application: String
        /// Grows with each secret, so that the smallest is the oldest.
        let order: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var lastOrder = 0
    }

    private let maximum: Int
    private let state = Mutex(State())

    /// - Parameter maximum: the number of secrets that are remembered; one browser may have a tenth of them.
    init(maximum: Int = 1_000) {
        self.maximum = maximum
    }

    var count: Int { state.withLock { $0.entries.count } }

    /// A new secret for a browser and an app. Where there are too many, the oldest of that browser goes, or else the oldest of all.
    func issue(to cookie: String, for application: String) -> String {
        state.withLock { state in
            let own = state.entries.filter { $0.value.cookie == cookie }
            let crowd = own.count >= max(1, maximum / 10) ? own : state.entries.count >= maximum ? state.entries : [:]
            if let oldest = crowd.min(by: { $0.value.order < $1.value.order }) { state.entries[oldest.key] = nil }
            state.lastOrder += 1
            let secret = Secret.make()
            state.entries[secret] = Entry(cookie: cookie, application: application, order: state.lastOrder)
            return secret
        }
    }

    /// The app that a secret is for; `nil` if it was not given to this browser.
    func application(of secret: String, for cookie: String) -> String? {
        state.withLock { state in
            guard let entry = state.entries[secret], entry.cookie == cookie else { return nil }
            return entry.application
        }
    }
}
