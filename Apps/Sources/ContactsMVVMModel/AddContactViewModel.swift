public import ContactsModel

/// The form for a new contact.
public final class AddContactViewModel: ContactFormViewModel {
    private let store: any ContactStore
    private let key: IdempotencyKey

    /// Creates the view model of an empty form.
    ///
    /// - Parameters:
    ///   - key: the key that the store receives with each save of this form. If a save was stored but its confirmation was lost, the next
    ///     save with the key is not stored again.
    ///   - onFinish: called with the stored contact, so that the screen can close.
    public init(store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.store = store
        self.key = key
        super.init(onFinish: onFinish)
    }

    public override func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await store.create(draft, key: key)
    }
}
