public import ContactsModel

/// The model of a form: a contact being made or changed.
public final class ContactEdit {
    /// What is in the form.
    public var draft = ContactDraft()
    /// The form as it was filled.
    public private(set) var beginning = ContactDraft()

    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// A contact that is yet to be made.
    ///
    /// - Parameter key: goes with each save, so that one that was stored but not confirmed is not done again.
    public init(store: any ContactStore, key: IdempotencyKey) {
        self.store = store
        self.key = key
    }

    /// Whether leaving would lose something.
    public var isChanged: Bool { draft != beginning }

    /// Begins with a contact that is there.
    ///
    /// - Returns: whether it is there.
    public func begin(with id: Contact.ID) async throws(ContactStoreError) -> Bool {
        original = try await store.contact(id)
        beginning = original?.content ?? ContactDraft()
        draft = beginning
        return original != nil
    }

    /// Stores the contact.
    ///
    /// - Returns: the contact as it is stored: a new one, where there was none or it is not there any more.
    /// - Throws: ``ContactStoreError/Code/invalid`` for a missing name, before anything is stored.
    @discardableResult
    public func save() async throws(ContactStoreError) -> Contact {
        guard draft.isComplete(after: original?.content) else { throw ContactStoreError(.invalid) }
        if let original { return try await store.update(original, to: draft, key: key) }
        return try await store.create(draft, key: key)
    }

    /// Has the next save replace what somebody else did.
    public func accept(_ conflict: ContactConflict) { original = conflict.current }
}
