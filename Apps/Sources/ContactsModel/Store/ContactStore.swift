/// Where contacts live: the contract between every architecture of the app and its database.
///
/// A list of any length is read in stretches, by row or by cursor, and followed by ``changes(in:)``; it is never read
/// whole. Every answer carries the version of the store it shows, so answers and changes can be brought together in any
/// order: ask for the changes first, then for a page, and leave out the change sets up to the page's version.
///
/// ```swift
/// let changes = store.changes(in: .all)
/// let first = try await store.page(of: .all, offset: 0, limit: 50)
/// show(first)
/// for await set in changes where set.version > first.version { apply(set) }
/// ```
///
/// **Guarantees.** What a method returned is stored and survives the end of the process at any moment. What threw was
/// not done, nor was any part of it, and may be asked again. Every list has the order of the language that its query names,
/// see ``ContactCollations``: people of several languages look at one store at the same time.
/// Nothing is overwritten unseen: see ``update(_:to:key:)``.
public protocol ContactStore: Sendable {
    /// The orders of the lists: the store's own, and those of the languages that it offers.
    var collations: ContactCollations { get }

    /// The contact with this identifier; nil if it was never there or was deleted.
    func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact?

    /// How many contacts a list has.
    func count(of query: ContactQuery) async throws(ContactStoreError) -> Int

    /// Up to `limit` contacts from row `offset` on, for a list that scrolls; empty behind the end.
    func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage

    /// Up to `limit` contacts behind a cursor (nil: from the beginning), for going through a list, as an export does.
    func page(of query: ContactQuery, after cursor: ContactCursor?, limit: Int) async throws(ContactStoreError)
        -> ContactPage

    /// The contacts that could be the same as some cards: those that have the `UID` or the name of one of them.
    ///
    /// - Complexity: a look into an index for each card, whatever the number of contacts.
    func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact]

    /// Where a contact stands in a list or would stand if it were there: the number of contacts before it. `id` is nil for
    /// a contact that is yet to be created, which comes behind those of equal name.
    func insertionIndex(of name: ContactName, id: Contact.ID?, in query: ContactQuery) async throws(ContactStoreError)
        -> Int

    /// The letters of the jump index with their counts.
    func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections

    /// Stores a new contact.
    ///
    /// - Parameter key: the form the draft comes from. A draft that was stored for this key is not stored again: the answer
    ///   is the contact as it was stored then. Nil stores it in any case.
    /// - Throws: ``ContactStoreError/Code/invalid`` if a name is missing, or what files can suffer.
    func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact

    /// Stores new contacts, all or none, as an import does.
    func create(_ drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact]

    /// Saves an edit.
    ///
    /// - Parameters:
    ///   - original: the contact as the edit began, or, to overwrite knowingly after a conflict, the conflict's `current`.
    ///   - draft: what it shall become. If it equals what is stored, nothing is written and no revision is used up.
    ///   - key: the form the draft comes from. A draft that was saved for this key is not saved again, also where somebody
    ///     else has changed the contact since: the answer is the contact as it was saved then. Nil saves it in any case.
    /// - Throws: ``ContactStoreError/Code/conflict`` if the contact was changed or deleted since `original` was read.
    func update(_ original: Contact, to draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError)
        -> Contact

    /// Deletes a contact; keep it for ``restore(_:)``.
    ///
    /// - Throws: ``ContactStoreError/Code/conflict`` if the contact was changed or deleted since it was read.
    func delete(_ contact: Contact) async throws(ContactStoreError)

    /// Undoes a deletion: the same identifier, revision and place. Restoring a contact that is there already, unchanged,
    /// does nothing.
    ///
    /// - Throws: ``ContactStoreError/Code/conflict`` if another revision of it is there.
    func restore(_ contact: Contact) async throws(ContactStoreError)

    /// The writes of every session from now on, as one list sees them.
    func changes(in query: ContactQuery) -> ContactChanges
}
