public import BelvedereCore
public import ContactsModel

/// The interactor of the edit module. It keeps the contact as it was when the edit began.
public final class EditContactInteractor: Interactor, EditContactInteraction {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// Creates an interactor for one contact of a store.
    ///
    /// - Parameter key: the key of each save, so that a save that was stored but not confirmed is not stored again.
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
