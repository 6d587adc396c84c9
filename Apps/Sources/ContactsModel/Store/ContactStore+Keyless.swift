extension ContactStore {
    /// Stores a new contact, again with each call; for callers that cannot call twice by mistake.
    public func create(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await create(draft, key: nil)
    }

    /// Saves an edit, again with each call; see ``update(_:to:key:)``.
    public func update(_ original: Contact, to draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await update(original, to: draft, key: nil)
    }
}
