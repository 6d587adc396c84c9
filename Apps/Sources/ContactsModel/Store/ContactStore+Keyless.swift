extension ContactStore {
    /// Stores a new contact with each call. Use it only where code cannot repeat a call by mistake, because no key prevents a second
    /// contact.
    public func create(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await create(draft, key: nil)
    }

    /// Stores new contacts, all or none; see ``create(_:onProgress:)``.
    public func create(_ drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        try await create(drafts) { _ in }
    }

    /// Saves the new content of a contact with each call, without a key; see ``update(_:to:key:)``.
    public func update(_ original: Contact, to draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await update(original, to: draft, key: nil)
    }
}
