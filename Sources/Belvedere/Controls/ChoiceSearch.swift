internal import BelvedereCore

/// The search of a ``ComboBox``: it finds the items for the typed text, and remembers the last found ones.
///
/// Each item that was found has a number, which no other item of the field gets later. So a press on a choice chooses the item that the
/// person saw, also if a newer answer has replaced the list at the same moment.
final class ChoiceSearch<Item> {
    /// The place where items are searched.
    enum Source {
        case list([Item])
        case service(SearchAction<Item>)
    }

    enum State {
        case idle, searching, found, failed
    }

    let title: (Item) -> String
    let detail: (Item) -> String
    var source: Source
    /// The largest number of items that are shown.
    var limit = 20
    /// The time without typing after which a service is asked.
    var delay = Duration.milliseconds(200)
    /// Makes an item from a text that is no choice; `nil` if the person must choose.
    var makeItem: ((String) -> Item?)?
    /// Called after the state or the items have changed.
    var changed: () -> Void = {}

    private(set) var state = State.idle
    private(set) var items: [Item] = []
    /// Whether more items match than are shown.
    private(set) var hasMore = false
    /// The text for which the items were found; `nil` if there are none yet.
    private(set) var answeredText: String?
    /// The number of the first item.
    private(set) var first = 0
    /// The items before the last answer, and the number of the first.
    private var earlier: (first: Int, items: [Item]) = (0, [])
    private var work: LaunchedWork?
    /// The number of the last search. A late answer of an earlier one is dropped.
    private var attempt = 0

    init(_ source: Source, titled title: @escaping (Item) -> String, detail: @escaping (Item) -> String) {
        self.source = source
        self.title = title
        self.detail = detail
    }

    /// Returns the item with a number, out of the shown items or those shown before.
    func item(numbered number: Int) -> Item? {
        for (first, items) in [(first, items), earlier] where items.indices.contains(number - first) { return items[number - first] }
        return nil
    }

    /// Returns the item with this title, if it is the only one. Upper and lower case do not matter.
    func item(titled text: String) -> Item? {
        let matching = items.filter { title($0).lowercased() == text.lowercased() }
        return matching.count == 1 ? matching[0] : nil
    }

    /// Drops the running search. The found items stay.
    func cancel() {
        attempt += 1
        work?.cancel()
        work = nil
        if state == .searching { state = answeredText == nil ? .idle : .found }
    }

    /// Drops everything, also the closures of the app.
    func end() {
        cancel()
        source = .list([])
        makeItem = nil
        changed = {}
    }

    /// Searches the items for a text. A running search is cancelled.
    func begin(_ text: String, after delay: Duration, on view: View) {
        cancel()
        switch source {
        case .list(let all): take(matches(of: text, in: all), for: text)
        case .service(let find):
            guard let clock = view.context?.environment.clock, let scope = view.workScope else { return }
            state = .searching
            let number = attempt
            changed()
            work = scope.start {
                if delay > .zero, (try? await clock.sleep(for: delay)) == nil { return }
                // The next letter may have come just after the wait was over.
                guard self.attempt == number else { return }
                do {
                    let found = try await find(text)
                    if self.attempt == number, !Task.isCancelled { self.take(found, for: text) }
                } catch {
                    if self.attempt == number, !Task.isCancelled { self.fail() }
                }
            }
        }
    }

    private func take(_ found: [Item], for text: String) {
        earlier = (first, items)
        first += items.count
        items = Array(found.prefix(max(1, limit)))
        hasMore = found.count > items.count
        answeredText = text
        state = .found
        changed()
    }

    private func fail() {
        take([], for: answeredText ?? "")
        answeredText = nil
        state = .failed
        changed()
    }

    /// Returns the items of a list whose titles contain a text: first those that begin with it. Upper and lower case do not matter.
    private func matches(of text: String, in all: [Item]) -> [Item] {
        if text.isEmpty { return all }
        let wanted = text.lowercased()
        let containing = all.filter { title($0).lowercased().contains(wanted) }
        let isFirst = containing.map { title($0).lowercased().hasPrefix(wanted) }
        return zip(containing, isFirst).filter(\.1).map(\.0) + zip(containing, isFirst).filter { !$0.1 }.map(\.0)
    }
}
