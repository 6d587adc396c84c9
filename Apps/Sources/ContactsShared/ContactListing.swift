public import BelvedereBinding
public import BelvedereCore
public import ContactsModel

/// A list of contacts. It reads the store page by page and applies all later changes, like a fetched-results controller of Core Data.
///
/// It uses queries, pages and change sets, and does not depend on screens, so every architecture can build on it. The owner chooses the
/// type of a row.
///
/// ```swift
/// let listing = ContactListing(store: store) { contact in ContactViewModel(contact) }
/// await listing.run()          // until cancelled: reads, and follows what any session writes
/// ```
///
/// Nothing is read before ``run()``. That method first asks for the store's changes and then reads a page, so that no write between the two
/// is lost.
///
/// The list is sorted by the session's language, so each person finds a name where their own alphabet puts it.
public final class ContactListing<Row>: Launching {
    /// The rows, of which only those near the visible area are kept in memory. If reading fails, its `failure` contains the error of the
    /// store.
    public private(set) lazy var rows = PagedList<Row> { [weak self] offset, limit in
        guard let self else { throw CancellationError() }
        return try await read(offset, limit)
    }

    /// The letters of the jump index, each with its number of rows.
    public let sections = Dynamic<[SectionHeading]>([], name: "ContactListing.sections")

    /// The query of the shown contacts: all, or those that match a search.
    public let query: Dynamic<ContactQuery>

    /// Sends the index of the row to scroll to, as soon as the list contains the contact that was passed to ``reveal(_:)``.
    public let revealed = Signal<Int>(name: "ContactListing.revealed")

    private let store: any ContactStore
    private let row: (Contact) -> Row
    private var index = ContactSectionIndex()
    private var isIndexRead = false
    private var isFollowing = false
    /// The store's version in the last received change set, or nil before the first one.
    private var lastVersion: Int?
    private let events = AsyncStream<Event>.makeStream()
    /// The contact that was passed to ``reveal(_:)`` but is not in the list yet.
    private var awaited: Contact.ID?
    /// The contact that the last change set added, changed or moved, with its row. Nil if the change set had several changes.
    private var newest: (id: Contact.ID, index: Int)?

    private nonisolated enum Event: Sendable {
        case changes(ContactChangeSet, of: ContactQuery)
        case query
    }

    /// Creates a list of all contacts, in the language of the current session.
    ///
    /// - Parameter row: makes the row for a contact. It is called for each contact that is read, and again when the contact changes.
    public init(store: any ContactStore, row: @escaping (Contact) -> Row) {
        self.store = store
        self.row = row
        let language = SessionEnvironment.current.flatMap { store.collations.language(for: $0.locale) }
        query = Dynamic(ContactQuery.all.sorted(in: language), name: "ContactListing.query")
    }

    /// Shows the contacts that match a search text. If the words are the same as before, nothing changes.
    public func search(_ text: String) { show(ContactQuery(search: text, order: query.value.order, language: query.value.language)) }

    /// Shows the same contacts in another order.
    public func sort(by order: ContactOrder) { show(query.value.sorted(by: order)) }

    private func show(_ new: ContactQuery) {
        if new == query.value { return }
        query.value = new
        (awaited, newest) = (nil, nil)
        if isFollowing { events.continuation.yield(.query) }
    }

    /// Scrolls the list to a contact that was just stored. Nothing happens if the contact does not match the search.
    public func reveal(_ id: Contact.ID) {
        awaited = id
        revealAwaited()
    }

    private func revealAwaited() {
        guard let newest, newest.id == awaited else { return }
        awaited = nil
        revealed.send(newest.index)
    }

    /// Reads the list again after a failure.
    public func retry() {
        rows.retry()
    }

    /// Reads the list and applies the store's changes to it until the task is cancelled. Call it once, from the screen's own task.
    public func run() async {
        while !Task.isCancelled {
            let followed = query.value
            let changes = store.changes(in: followed)
            let events = events
            isFollowing = true
            await withTaskGroup(of: Void.self) { group in
                // This child task runs off the session: it only forwards sendable values and does not use the session's state.
                group.addTask {
                    for await set in changes { events.continuation.yield(.changes(set, of: followed)) }
                }
                begin()
                await follow(followed, events.stream)
                group.cancelAll()
            }
        }
        isFollowing = false
    }

    private func begin() {
        lastVersion = nil
        isIndexRead = false
        rows.failure.value = nil
        rows.reload()
    }

    /// Applies the changes of a query. Returns when the query was replaced by another one, or when the task is cancelled.
    private func follow(_ followed: ContactQuery, _ events: AsyncStream<Event>) async {
        for await event in events {
            guard query.value == followed else { return }
            // The child task of a query that was replaced a moment ago may still send a change set. Ignore it.
            if case .changes(let set, followed) = event { apply(set) }
        }
    }

    private func apply(_ set: ContactChangeSet) {
        let isGap = lastVersion.map { set.version > $0 + 1 } ?? false
        // Ignore change sets that were applied already. A reload may repeat the last version, because the store can be read again after a
        // failure.
        if let lastVersion, set.version < lastVersion || (set.version == lastVersion && set.kind != .reload) { return }
        lastVersion = set.version
        guard case .edits(let changes) = set.kind, !isGap else {
            isIndexRead = false
            newest = nil
            return rows.reload()
        }
        newest = changes.count == 1 ? changes.first.flatMap(Self.place) : nil
        transaction {
            index.apply(changes, version: set.version)
            if isIndexRead { sections.value = index.headings }
            rows.apply(changes.map(edit), version: set.version)
        }
        revealAwaited()
    }

    private static func place(of change: ContactChange) -> (id: Contact.ID, index: Int)? {
        switch change {
        case .inserted(let contact, let place), .updated(let contact, let place), .moved(let contact, _, let place):
            (contact.id, place.index)
        case .removed: nil
        }
    }

    private func edit(_ change: ContactChange) -> ListChange<Row> {
        switch change {
        case .inserted(let contact, let place): .insert(row(contact), at: place.index)
        case .removed(_, let place): .remove(at: place.index)
        case .updated(let contact, let place): .update(row(contact), at: place.index)
        case .moved(let contact, let from, let to):
            // The row may show a new name, so remove the old row and make a new one at the new index.
            .batch([.remove(at: from.index), .insert(row(contact), at: to.index)])
        }
    }

    private func read(_ offset: Int, _ limit: Int) async throws -> ListPage<Row> {
        // The list view asks for rows as soon as it is created. Refuse until ``run()`` also receives the changes.
        guard isFollowing else { throw CancellationError() }
        let (asked, needsIndex) = (query.value, !isIndexRead)
        var read = needsIndex ? try await store.sections(of: asked) : nil
        let page = try await store.page(of: asked, offset: offset, limit: limit)
        // If a write was received while the sections were read, they may be too old. Read them again.
        while let version = read?.version, let lastVersion, version < lastVersion {
            read = try await store.sections(of: asked)
        }
        guard asked == query.value else { throw CancellationError() }
        if let read, !isIndexRead {
            index.begin(with: read)
            isIndexRead = true
            sections.value = index.headings
        }
        return ListPage(elements: page.contacts.map(row), total: page.total, version: page.version)
    }
}
