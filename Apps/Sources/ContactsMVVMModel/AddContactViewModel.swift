public import ContactsModel

/// The form for a new contact.
public final class AddContactViewModel: ContactFormViewModel {
    private let store: any ContactStore
    private let key: IdempotencyKey

    /// An empty form.
    ///
    /// - Parameters:
    ///   - key: goes with each save, so that one that was stored but not confirmed is not done again.
    ///   - onFinish: called with the contact that was stored; the screen may go.
    public init(store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.store = store
        self.key = key
        super.init(onFinish: onFinish)
    }

    public override func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await store.create(draft, key: key)
    }
}
