public import BelvedereCore
public import ContactsModel

/// The interactor of the add module.
public final class AddContactInteractor: Interactor, AddContactInteraction {
    private let store: any ContactStore
    private let key: IdempotencyKey

    /// Creates an interactor for a store.
    ///
    /// - Parameter key: the key of each save, so that a save that was stored but not confirmed is not stored again.
    public init(store: any ContactStore, key: IdempotencyKey) {
        self.store = store
        self.key = key
    }

    public func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary {
        ContactSummary(try await store.create(draft, key: key))
    }
}
