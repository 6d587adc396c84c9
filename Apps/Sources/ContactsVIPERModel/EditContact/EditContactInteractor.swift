public import BelvedereCore
public import ContactsModel

/// The work of the edit module: it keeps the contact as it was when the edit began.
public final class EditContactInteractor: Interactor, EditContactInteraction {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// The work on one contact of a store.
    ///
    /// - Parameter key: goes with each save, so that one that was stored but not confirmed is not done again.
    public init(id: Contact.ID, store: any ContactStore, key: IdempotencyKey) {
        self.id = id
        self.store = store
        self.key = key
    }

    public func load() async throws(ContactStoreError) -> ContactDraft? {
        original = try await store.contact(id)
        return original?.content
    }

    public func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary {
        if let original { return ContactSummary(try await store.update(original, to: draft, key: key)) }
        return ContactSummary(try await store.create(draft, key: key))
    }

    public func accept(_ conflict: ContactConflict) { original = conflict.current }
}
