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
///
/// The list is in the order of the session's language: each person finds a name where the own alphabet has it.
public final class ContactListing<Row>: Launching {
    /// The rows, of which only those are kept that a person looks at. Its `failure` is what the store could not do.
    public private(set) lazy var rows = PagedList<Row> { [weak self] offset, limit in
        guard let self else { throw CancellationError() }
        return try await read(offset, limit)
    }

    /// The letters of the jump index with their numbers of rows.
    public let sections = Dynamic<[SectionHeading]>([], name: "ContactListing.sections")

    /// What the list shows: everybody, or those whom a search finds.
    public let query: Dynamic<ContactQuery>

    /// The row to scroll to, as soon as the contact that ``reveal(_:)`` names is in the list.
    public let revealed = Signal<Int>(name: "ContactListing.revealed")

    private let store: any ContactStore
    private let row: (Contact) -> Row
    private var index = ContactSectionIndex()
    private var isIndexRead = false
    private var isFollowing = false
    /// The version up to which the change sets have come, once one has.
    private var lastVersion: Int?
    private let events = AsyncStream<Event>.makeStream()
    /// Who is to be scrolled to and is not in the list yet.
    private var awaited: Contact.ID?
    /// The contact that the last change set put into the list, and where, if it was one alone.
    private var newest: (id: Contact.ID, index: Int)?

    private nonisolated enum Event: Sendable {
        case changes(ContactChangeSet, of: ContactQuery)
        case query
    }

    /// A list of everybody, in the language of the session that runs.
    ///
    /// - Parameter row: makes a row of a contact; called for each contact that is read and for each that has changed.
    public init(store: any ContactStore, row: @escaping (Contact) -> Row) {
        self.store = store
        self.row = row
        let language = SessionEnvironment.current.flatMap { store.collations.language(for: $0.locale) }
        query = Dynamic(ContactQuery.all.sorted(in: language), name: "ContactListing.query")
    }

    /// Shows those whom a search finds. A search for the same words changes nothing.
    public func search(_ text: String) { show(ContactQuery(search: text, order: query.value.order, language: query.value.language)) }

    /// Shows the same contacts in another order.
    public func sort(by order: ContactOrder) { show(query.value.sorted(by: order)) }

    private func show(_ new: ContactQuery) {
        if new == query.value { return }
        query.value = new
        (awaited, newest) = (nil, nil)
        if isFollowing { events.continuation.yield(.query) }
    }

    /// Has the list scroll to a contact that was just stored. Nothing happens if the search leaves it out.
    public func reveal(_ id: Contact.ID) {
        awaited = id
        revealAwaited()
    }

    private func revealAwaited() {
        guard let newest, newest.id == awaited else { return }
        awaited = nil
        revealed.send(newest.index)
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
        // A reload can come for a version that is known: what could not be read then can be read now.
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
