public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The interactor of the detail module.
public final class ContactDetailInteractor: Interactor, ContactDetailInteraction {
    private let id: Contact.ID
    private let store: any ContactStore

    /// Creates an interactor for one contact of a store.
    public init(id: Contact.ID, store: any ContactStore) {
        self.id = id
        self.store = store
    }

    public func follow(_ action: (ContactDetails?) -> Void) async throws(ContactStoreError) {
        try await store.follow(id) { action($0.map { ContactDetails($0) }) }
    }
}
