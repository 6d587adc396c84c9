public import ContactsModel

/// The service that brings cards into the store and out of it.
///
/// ```swift
/// let result = try await ContactCards(store: store).take(in: file.bytes)
/// let file = try await ContactCards(store: store).file(of: .all)
/// ```
/// Both run off the session, so that a large file keeps nobody's screen waiting.
public nonisolated struct ContactCards: Sendable {
    private let store: any ContactStore

    /// The service for a store.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Stores the good cards of a file that are not there yet, all or none of them, and says what became of the others.
    ///
    /// - Throws: what ``ContactStore/create(_:)-([ContactDraft])`` throws; then nothing was stored.
    public func take(in bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            let report: VCardReport
            do { report = try await VCardReader().readInSlices(bytes) } catch { throw ContactStoreError(.cancelled) }
            let cards = try await KnownCards(of: report.drafts, in: store)
            let added = cards.new.isEmpty ? [] : try await store.create(cards.new)
            return ContactImport(
                added: added.count, known: cards.known, differing: cards.differing, kept: report.kept, problems: report.problems
            )
        }
    }

    /// Some contacts, as they are now, as a vCard 4.0 file. Who is gone meanwhile is left out.
    public func file(of ids: [Contact.ID]) async throws(ContactStoreError) -> [UInt8] {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            var bytes: [UInt8] = []
            for id in ids {
                if let contact = try await store.contact(id) { VCardWriter().write(contact.content, to: &bytes) }
            }
            return bytes
        }
    }

    /// The contacts of a list as a vCard 4.0 file.
    public func file(of query: ContactQuery) async throws(ContactStoreError) -> [UInt8] {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            var bytes: [UInt8] = []
            var cursor: ContactCursor?
            let writer = VCardWriter()
            repeat {
                let page = try await store.page(of: query, after: cursor, limit: 500)
                for contact in page.contacts { writer.write(contact.content, to: &bytes) }
                cursor = page.next
            } while cursor != nil
            return bytes
        }
    }
}
