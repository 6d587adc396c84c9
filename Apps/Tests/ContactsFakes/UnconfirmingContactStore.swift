public import ContactsModel
import Synchronization

/// A store that carries out a write but loses the answer, like a store whose process is killed in between.
///
/// ```swift
/// let store = UnconfirmingContactStore(FakeContactStore())
/// store.loseNextConfirmation()
/// presenter.done()                // is stored, and yet fails
/// ```
public final class UnconfirmingContactStore: ContactStore {
    private let base: any ContactStore
    private let isLosing = Mutex(false)
    private let onRequest: @Sendable () -> Void

    /// Creates a store in front of another one, which keeps the contacts.
    ///
    /// - Parameter onRequest: Called where the caller runs, for each read page, each lookup of cards and each import.
    public init(_ base: any ContactStore, onRequest: @escaping @Sendable () -> Void = {}) {
        self.base = base
        self.onRequest = onRequest
    }

    /// Makes the next write succeed but report a failure.
    public func loseNextConfirmation() {
        isLosing.withLock { $0 = true }
    }

    public var collations: ContactCollations { base.collations }

    public func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact? { try await base.contact(id) }

    public func count(of query: ContactQuery) async throws(ContactStoreError) -> Int { try await base.count(of: query) }

    public func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage {
        try await base.page(of: query, offset: offset, limit: limit)
    }

    public func page(
        of query: ContactQuery,
        after cursor: ContactCursor?,
        limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        onRequest()
        return try await base.page(of: query, after: cursor, limit: limit)
    }

    public func insertionIndex(
        of name: ContactName,
        id: Contact.ID?,
        in query: ContactQuery
    ) async throws(ContactStoreError) -> Int {
        try await base.insertionIndex(of: name, id: id, in: query)
    }

    public func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        onRequest()
        return try await base.contacts(like: drafts)
    }

    public func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections {
        try await base.sections(of: query)
    }

    public func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact {
        try confirm(try await base.create(draft, key: key))
    }

    public func create(
        _ drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        onRequest()
        return try confirm(try await base.create(drafts, onProgress: onProgress))
    }

    public func replaceAll(
        with drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        onRequest()
        return try confirm(try await base.replaceAll(with: drafts, onProgress: onProgress))
    }

    public func update(
        _ original: Contact,
        to draft: ContactDraft,
        key: IdempotencyKey?
    ) async throws(ContactStoreError) -> Contact {
        try confirm(try await base.update(original, to: draft, key: key))
    }

    public func delete(_ contact: Contact) async throws(ContactStoreError) { try confirm(try await base.delete(contact)) }

    public func restore(_ contact: Contact) async throws(ContactStoreError) { try confirm(try await base.restore(contact)) }

    public func changes(in query: ContactQuery) -> ContactChanges { base.changes(in: query) }

    private func confirm<Answer>(_ answer: Answer) throws(ContactStoreError) -> Answer {
        let isLost = isLosing.withLock { isLosing in
            defer { isLosing = false }
            return isLosing
        }
        if isLost { throw ContactStoreError(.unexpected, cause: "the answer was lost") }
        return answer
    }
}
