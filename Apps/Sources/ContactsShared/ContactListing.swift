public import BelvedereBinding
public import BelvedereCore
public import ContactsModel

/// A list of contacts read from the store in stretches and followed: what a fetched-results controller is on a device.
///
/// It knows queries, pages and change sets, and nothing of screens, so that every architecture can stand on it: rows are
/// whatever its owner makes of a contact.
///
/// ```swift
/// let listing = ContactListing(store: store) { contact in ContactViewModel(contact) }
/// await listing.run()          // until cancelled: reads, and follows what any session writes
/// ```
///
/// Nothing is read before ``run()``, which first asks for the changes and then for a page, so that no write falls
/// between the two.
public final class ContactListing<Row>: Launching {
    /// The rows, of which only those are kept that a person looks at. Its `failure` is what the store could not do.
    public private(set) lazy var rows = PagedList<Row> { [weak self] offset, limit in
        guard let self else { throw CancellationError() }
        return try await read(offset, limit)
    }

    /// The letters of the jump index with their numbers of rows.
    public let sections = Dynamic<[SectionHeading]>([], name: "ContactListing.sections")

    /// What the list shows: everybody, or those whom a search finds.
    public let query = Dynamic(ContactQuery.all, name: "ContactListing.query")

    private let store: any ContactStore
    private let row: (Contact) -> Row
    private var index = ContactSectionIndex()
    private var isIndexRead = false
    private var isFollowing = false
    /// The version up to which the change sets have come, once one has.
    private var lastVersion: Int?
    private let events = AsyncStream<Event>.makeStream()

    private nonisolated enum Event: Sendable {
        case changes(ContactChangeSet, of: ContactQuery)
        case query
    }

    /// A list of everybody.
    ///
    /// - Parameter row: makes a row of a contact; called for each contact that is read and for each that has changed.
    public init(store: any ContactStore, row: @escaping (Contact) -> Row) {
        self.store = store
        self.row = row
    }

    /// Shows those whom a search finds. A search for the same words changes nothing.
    public func search(_ text: String) {
        let new = ContactQuery(search: text)
        if new == query.value { return }
        query.value = new
        if isFollowing { events.continuation.yield(.query) }
    }

    /// Reads again after a failure.
    public func retry() {
        rows.retry()
    }

    /// Reads the list and follows it until the task is cancelled. Called once, by the screen's own work.
    public func run() async {
        while !Task.isCancelled {
            let followed = query.value
            let changes = store.changes(in: followed)
            let events = events
            isFollowing = true
            await withTaskGroup(of: Void.self) { group in
                // The child hands on what is sendable and touches nothing of the session.
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

    /// Ends when another query is to be followed, or when the task is cancelled.
    private func follow(_ followed: ContactQuery, _ events: AsyncStream<Event>) async {
        for await event in events {
            guard query.value == followed else { return }
            // A query that was left a moment ago may still have sent something.
            if case .changes(let set, followed) = event { apply(set) }
        }
    }

    private func apply(_ set: ContactChangeSet) {
        let isGap = lastVersion.map { set.version > $0 + 1 } ?? false
        if let lastVersion, set.version <= lastVersion { return }
        lastVersion = set.version
        guard case .edits(let changes) = set.kind, !isGap else {
            isIndexRead = false
            return rows.reload()
        }
        transaction {
            index.apply(changes, version: set.version)
            if isIndexRead { sections.value = index.headings }
            rows.apply(changes.map(edit), version: set.version)
        }
    }

    private func edit(_ change: ContactChange) -> ListChange<Row> {
        switch change {
        case .inserted(let contact, let place): .insert(row(contact), at: place.index)
        case .removed(_, let place): .remove(at: place.index)
        case .updated(let contact, let place): .update(row(contact), at: place.index)
        case .moved(let contact, let from, let to):
            // The row may show a new name, so it is made anew at its new place.
            .batch([.remove(at: from.index), .insert(row(contact), at: to.index)])
        }
    }

    private func read(_ offset: Int, _ limit: Int) async throws -> ListPage<Row> {
        // The list view asks as soon as it is made; ``run()`` reads when it can also follow.
        guard isFollowing else { throw CancellationError() }
        let (asked, needsIndex) = (query.value, !isIndexRead)
        var read = needsIndex ? try await store.sections(of: asked) : nil
        let page = try await store.page(of: asked, offset: offset, limit: limit)
        // A write that was told of meanwhile may be missing in what was read before.
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
