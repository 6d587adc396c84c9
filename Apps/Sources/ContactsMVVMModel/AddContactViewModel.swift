public import ContactsModel

/// The form for a new contact.
public final class AddContactViewModel: ContactFormViewModel {
    private let store: any ContactStore

    /// An empty form.
    public init(store: any ContactStore, onFinish: @escaping () -> Void) {
        self.store = store
        super.init { _ in onFinish() }
    }

    public override func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await store.create(draft)
    }
}
