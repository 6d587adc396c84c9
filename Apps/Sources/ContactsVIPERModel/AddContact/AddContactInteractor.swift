public import BelvedereCore
public import ContactsModel

/// The work of the add module.
public final class AddContactInteractor: Interactor, AddContactInteraction {
    private let store: any ContactStore

    /// The work on a store.
    public init(store: any ContactStore) {
        self.store = store
    }

    public func save(_ draft: ContactDraft) async throws(ContactStoreError) {
        _ = try await store.create(draft)
    }
}
