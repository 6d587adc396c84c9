internal import Synchronization

/// The secrets that connect a page with the inspector beside it, and the browser to which each secret was given.
///
/// The host makes one secret for each inspected page. The secret is valid for the browser that received it, and for the app of that page.
/// Other people cannot use it even if they see it, because their cookie is different.
final class InspectionSecrets: Sendable {
    private struct Entry {
        let cookie: String
        let application: String
        /// A number that grows with each new secret. The secret with the smallest number is the oldest.
        let order: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var lastOrder = 0
    }

    private let maximum: Int
    private let state = Mutex(State())

    /// - Parameter maximum: the number of stored secrets. One browser may have a tenth of them.
    init(maximum: Int = 1_000) {
        self.maximum = maximum
    }

    var count: Int { state.withLock { $0.entries.count } }

    /// Makes a secret for a browser and an app. If this browser has too many secrets, its oldest one is removed. If all browsers together
    /// have too many, the oldest of all is removed.
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

    /// Returns the path of the app for which a secret was made. It is `nil` if this browser did not receive the secret.
    func application(of secret: String, for cookie: String) -> String? {
        state.withLock { state in
            guard let entry = state.entries[secret], entry.cookie == cookie else { return nil }
            return entry.application
        }
    }
}

/// The fields in the query of an address that concern the inspector.
///
/// `?inspect` asks for a page with the inspector beside the app. `?inspected=SECRET` is in the addresses of the app and of the inspector
/// inside such a page.
struct InspectionQuery {
    /// Whether the query requests the inspector.
    let isAsked: Bool
    /// The secret of a page, if there is one.
    let secret: String?

    /// Returns the query with a secret, for the address of an app or of the inspector.
    static func text(_ secret: String) -> String { "?inspected=\(secret)" }

    /// - Parameter query: the text after the question mark.
    init(_ query: String) {
        let parts = query.split(separator: "&").map(String.init)
        isAsked = parts.contains { $0 == "inspect" || $0.hasPrefix("inspect=") }
        let prefix = Self.text("").dropFirst()
        secret = parts.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.flatMap {
            Secret.isWellFormed($0) ? $0 : nil
        }
    }

    /// Reads the fields from the query of a complete address.
    init(of target: String) {
        let query = target.firstIndex(of: "?").map { target[target.index(after: $0)...] } ?? ""
        self.init(String(query.prefix { $0 != "#" }))
    }
}
