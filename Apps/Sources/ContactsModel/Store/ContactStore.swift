/// A store of contacts: the contract between every architecture of the app and its database.
///
/// A list of any length is read page by page, by row index or by cursor, and never as a whole. ``changes(in:)`` delivers later changes of
/// it. Every result carries the version of the store that it shows, so results and changes can be combined in any order. First call
/// ``changes(in:)``, then read a page, and ignore the change sets up to the page's version.
///
/// ```swift
/// let changes = store.changes(in: .all)
/// let first = try await store.page(of: .all, offset: 0, limit: 50)
/// show(first)
/// for await set in changes where set.version > first.version { apply(set) }
/// ```
///
/// **Guarantees.** When a method returns, its result is stored and survives the end of the process at any moment. A method that throws has
/// stored nothing, and can be called again. Every list has the order of the language in its query, see ``ContactCollations``: people of
/// several languages use one store at the same time. The store never overwrites a change that the person has not seen: see
/// ``update(_:to:key:)``.
public protocol ContactStore: Sendable {
    /// The sort orders of the lists: the store's own order, and one for each of its languages.
    var collations: ContactCollations { get }

    /// Returns the contact with this identifier, or nil if it never existed or was deleted.
    func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact?

    /// Returns the length of a list.
    func count(of query: ContactQuery) async throws(ContactStoreError) -> Int

    /// Returns up to `limit` contacts from the row index `offset` on, for a list that scrolls. The page is empty after the end of the list.
    func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage

    /// Returns up to `limit` contacts after a cursor, or from the beginning if it is nil. Use it to read a whole list page by page, as an
    /// export does.
    func page(of query: ContactQuery, after cursor: ContactCursor?, limit: Int) async throws(ContactStoreError)
        -> ContactPage

    /// Returns the stored contacts that may be the same people as some vCards: those with an equal `UID` or an equal name.
    ///
    /// - Complexity: one index lookup for each card, independent of the number of contacts.
    func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact]

    /// Returns the index at which a contact is, or would be inserted, in a list. It is the number of contacts before it. `id` is nil for a
    /// contact that is not created yet; it is inserted after contacts with the same name.
    func insertionIndex(of name: ContactName, id: Contact.ID?, in query: ContactQuery) async throws(ContactStoreError)
        -> Int

    /// Returns the letters of the jump index with their counts.
    func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections

    /// Stores a new contact.
    ///
    /// - Parameter key: the key of the form that contains the draft. If a draft was stored with this key before, nothing is stored, and the
    ///   result is the contact as it was stored then. With nil, the draft is always stored.
    /// - Throws: ``ContactStoreError/Code/invalid`` if a name is missing, or another ``ContactStoreError`` if the database fails.
    func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact

    /// Stores several new contacts at once, as an import does. If it throws, none of them is stored.
    ///
    /// - Parameter onProgress: called with the finished share, from 0 to 1 and never decreasing, on the thread on which the store works.
    func create(_ drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void) async throws(ContactStoreError) -> [Contact]

    /// Replaces all stored contacts with new ones. Afterwards, updating or deleting an old contact throws an error. If this method throws,
    /// nothing has changed.
    ///
    /// - Parameter onProgress: called with the finished share, in the same way as in ``create(_:onProgress:)``.
    func replaceAll(
        with drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact]

    /// Saves new content of a contact.
    ///
    /// - Parameters:
    ///   - original: the contact that the person began to edit. To overwrite another person's change knowingly after a conflict, pass the
    ///     conflict's `current`.
    ///   - draft: the new content. If it equals the stored content, nothing is written and the revision stays the same.
    ///   - key: the key of the form that contains the draft. If a draft was saved with this key before, nothing is saved, even if another
    ///     person has changed the contact since. The result is then the contact as it was saved with the key. With nil, the draft is always
    ///     saved.
    /// - Throws: ``ContactStoreError/Code/conflict`` if the contact was changed or deleted since `original` was read.
    func update(_ original: Contact, to draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError)
        -> Contact

    /// Deletes a contact. Keep the contact if the person may undo this by ``restore(_:)``.
    ///
    /// - Throws: ``ContactStoreError/Code/conflict`` if another person changed or deleted the contact after `contact` was read.
    func delete(_ contact: Contact) async throws(ContactStoreError)

    /// Undoes a deletion. The contact gets the same identifier, revision and position. If it already exists unchanged, nothing happens.
    ///
    /// - Throws: ``ContactStoreError/Code/conflict`` if another revision of the contact exists.
    func restore(_ contact: Contact) async throws(ContactStoreError)

    /// Returns the writes of all sessions from now on, as changes of one list.
    func changes(in query: ContactQuery) -> ContactChanges
}
