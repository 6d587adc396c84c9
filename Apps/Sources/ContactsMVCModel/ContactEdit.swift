public import ContactsModel

/// The model of a form, either for a new contact or for changes to an existing one.
public final class ContactEdit {
    /// The current content of the form.
    public var draft = ContactDraft()
    /// The content of the form before the person changed it.
    public private(set) var beginning = ContactDraft()

    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// Creates the model of a new contact.
    ///
    /// - Parameter key: the key that the store receives with each save of this form. If a save was stored but its confirmation was lost,
    ///   the next save with the key is not stored again.
    public init(store: any ContactStore, key: IdempotencyKey) {
        self.store = store
        self.key = key
    }

    /// Whether the person would lose typed content by leaving the form.
    public var isChanged: Bool { draft != beginning }

    /// Fills the form with a stored contact.
    ///
    /// - Returns: whether the contact exists.
    public func begin(with id: Contact.ID) async throws(ContactStoreError) -> Bool {
        original = try await store.contact(id)
        beginning = original?.content ?? ContactDraft()
        draft = beginning
        return original != nil
    }

    /// Stores the contact.
    ///
    /// - Returns: the stored contact. It is a new contact if the form was for a new one, or if the edited one no longer exists.
    /// - Throws: ``ContactStoreError/Code/invalid`` for a missing name, before the store is called.
    @discardableResult
    public func save() async throws(ContactStoreError) -> Contact {
        guard draft.isComplete(after: original?.content) else { throw ContactStoreError(.invalid) }
        if let original { return try await store.update(original, to: draft, key: key) }
        return try await store.create(draft, key: key)
    }

    /// Returns the form's content merged with the change that another person has saved meanwhile.
    public func merge(with conflict: ContactConflict) -> ContactMerge { ContactMerge(mine: draft, conflict) }

    /// Puts the merged content into the form for the next save. If the other person deleted the contact, the next save creates a new one.
    public func accept(_ merge: ContactMerge) {
        original = merge.conflict.current
        if let original { (beginning, draft) = (original.content, merge.draft) }
    }
}
