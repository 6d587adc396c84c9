public import BelvedereCore
public import ContactsModel

/// The work of the add module.
public final class AddContactInteractor: Interactor, AddContactInteraction {
    private let store: any ContactStore
    private let key: IdempotencyKey

    /// The work on a store.
    ///
    /// - Parameter key: goes with each save, so that one that was stored but not confirmed is not done again.
    public init(store: any ContactStore, key: IdempotencyKey) {
        self.store = store
        self.key = key
    }

    public func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary {
        ContactSummary(try await store.create(draft, key: key))
    }
}
