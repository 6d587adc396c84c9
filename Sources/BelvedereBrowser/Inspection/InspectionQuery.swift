/// What the query of an address says about inspecting.
///
/// `?inspect` asks for a page with the inspector beside the app. `?inspected=SECRET` is on the addresses of the two parts of such a page.
struct InspectionQuery {
    /// Whether the inspector is asked for.
    let isAsked: Bool
    /// The secret of a page, if there is one.
    let secret: String?

    /// - Parameter query: what stands behind the question mark.
    init(_ query: String) {
        let parts = query.split(separator: "&").map(String.init)
        isAsked = parts.contains { $0 == "inspect" || $0.hasPrefix("inspect=") }
        let prefix = "inspected="
        secret = parts.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.flatMap {
            Secret.isWellFormed($0) ? $0 : nil
        }
    }

    /// Reads an address with its query.
    init(of target: String) {
        let query = target.firstIndex(of: "?").map { target[target.index(after: $0)...] } ?? ""
        self.init(String(query.prefix { $0 != "#" }))
    }
}
