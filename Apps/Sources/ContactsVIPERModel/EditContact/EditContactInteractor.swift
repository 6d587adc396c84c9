public import BelvedereCore
public import ContactsModel

/// The work of the edit module: it keeps the contact as it was when the edit began.
public final class EditContactInteractor: Interactor, EditContactInteraction {
    private let id: Contact.ID
    private let store: any ContactStore
    private var original: Contact?

    /// The work on one contact of a store.
    public init(id: Contact.ID, store: any ContactStore) {
        self.id = id
        self.store = store
    }

    public func load() async throws(ContactStoreError) -> ContactDraft? {
        original = try await store.contact(id)
        return original?.content
    }

    public func save(_ draft: ContactDraft) async throws(ContactStoreError) {
        if let original {
            _ = try await store.update(original, to: draft)
        } else {
            _ = try await store.create(draft)
        }
    }

    public func accept(_ conflict: ContactConflict) { original = conflict.current }
}
