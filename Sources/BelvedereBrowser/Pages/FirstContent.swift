@_spi(Hosting) internal import Belvedere
internal import Synchronization

/// Waits until a window that was just opened has loaded its first content.
enum FirstContent {
    /// The longest wait for the content of a session that replaces an ended one. Until then the page shows the old content with the
    /// person's typed texts. When the new content replaces it, it has the fields for these texts.
    static let patience = Duration.seconds(2)
    /// The first and the last interval between two checks of the content. The content must be checked repeatedly, because a window does not
    /// report when it has loaded everything.
    private static let intervals = (first: Duration.milliseconds(2), last: Duration.milliseconds(64))

    /// Starts the work of a window. Then waits until nothing on its topmost screen is loading, or until the time is over.
    ///
    /// Call it on the session of the window. The limit is measured by the clock of the machine, because a test can stop the clock of the
    /// apps, and a request must not wait for that.
    static func load(_ window: Window, within limit: Duration) async {
        let end = ContinuousClock.now.advanced(by: limit)
        window.start()
        // First let the work that has just started run, because some of it may end at once without waiting for data.
        await Task.yield()
        var interval = intervals.first
        while window.isLoading, ContinuousClock.now < end {
            guard (try? await Task.sleep(for: interval)) != nil else { return }
            interval = min(interval * 2, intervals.last)
        }
    }
}

/// The four forms of a page for browsers that run no scripts.
///
/// A page begins with its initial screen, and a script adds the rest. A browser without scripts is redirected to the same address with
/// `?belvedere-plain`, where the page waits for its data. No cookie and no header says that a browser runs no scripts. So the redirect is
/// in a `noscript` element, which other browsers ignore. Search engines and text browsers send their names, and receive the page with its
/// data at once.
enum WithoutScript: Hashable {
    /// The page shows the initial screen. Browsers without scripts are redirected to the page with its data.
    ///
    /// - Parameter query: the query of the page. The redirect keeps it, because the closure `admit` may need it.
    case goesOn(query: String)
    /// The page shows all of its content.
    case isComplete
    /// The page shows the first rows of a long list. A script fetches the others when the person scrolls to them.
    case isBeginning
    /// Some content was still loading when the page was sent.
    case isLoading

    /// The parameter in the query of a page that waits.
    static let parameter = "belvedere-plain"
    /// The longest time that a page waits. A request has the same time to finish when the process ends.
    static let patience = Duration.seconds(5)

    /// Whether a visible list on a page has more rows than the page contains.
    ///
    /// - Complexity: O(*n*) in the number of views.
    static func lacksRows(_ node: ViewNode) -> Bool {
        if node[View.isHidden] || (node.kind == .screen && node[ScreenView.isCovered]) { return false }
        if lists.contains(node.kind), node[RowsView.count] > node.children.count { return true }
        return node.children.contains(where: lacksRows)
    }

    private static let lists: Set<ViewKind> = [.list, .table, .collectionRow, .pager]

    /// Whether a query asks for a page that waits for its data.
    static func isAsked(in query: String) -> Bool { query.split(separator: "&").contains { $0 == parameter } }

    /// Whether a program says by its name that it runs no scripts. Such a program is a search engine, which obeys no redirect in a page, or
    /// a text browser.
    ///
    /// - Parameter agent: the value of the header `User-Agent`.
    static func isKnown(of agent: String?) -> Bool {
        guard let agent = agent?.prefix(500).lowercased() else { return false }
        return readers.contains { agent.contains($0) }
    }

    /// Texts that the names of search engines and text browsers contain. A search engine that does run scripts opens no sockets.
    private static let readers = ["bot", "crawler", "spider", "slurp", "facebookexternalhit", "lynx/", "w3m/", "links ("]

    private var query: String? {
        guard case .goesOn(let query) = self else { return nil }
        return query.isEmpty ? "?\(Self.parameter)" : "?\(query)&\(Self.parameter)"
    }

    /// The `noscript` element for the head of a page that redirects browsers without scripts. It is empty if the page has no redirect.
    var way: [Element] {
        guard let query else { return [] }
        return [Element(.noscript, nil, [], [Element(.meta, nil, [(.httpEquiv, "refresh"), (.content, "0;url=\(query)")])])]
    }

    /// Returns the notice for browsers without scripts: a note about the page, or the link to the page with its data for a browser that
    /// does not follow the redirect.
    func notice(_ texts: BrowserTexts) -> [Element] {
        if let query { return [Element(.noscript, nil, [], [Element(.a, nil, [(.href, query)], text: texts.readWithoutScript)])] }
        let text =
            switch self {
            case .isLoading: texts.stillLoading
            case .isBeginning: texts.restNeedsScript
            case .isComplete, .goesOn: texts.needsScript
            }
        return [Element(.noscript, nil, [], [Element(.p, nil, [(.class, "notice")], text: text)])]
    }
}

/// The pages that wait for their data. Each such page needs a session and the work of an app on the server, but a client makes it with only
/// one request. So their number is limited.
final class WaitingPages: Sendable {
    private let maximum: Int
    private let count = Atomic(0)

    init(maximum: Int = 100) {
        self.maximum = maximum
    }

    /// Counts one more waiting page, if there are fewer than the maximum. If the result is `true`, call ``leave()`` when the page is
    /// finished.
    ///
    /// - Returns: whether the page may wait.
    func enter() -> Bool {
        if count.add(1, ordering: .relaxed).newValue <= maximum { return true }
        leave()
        return false
    }

    func leave() { count.subtract(1, ordering: .relaxed) }
}
