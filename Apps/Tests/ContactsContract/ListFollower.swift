public import ContactsModel
internal import Testing

/// A list that knows only the changes that it receives, like a list on screen.
///
/// ```swift
/// var follower = ListFollower(changes: store.changes(in: .all).makeAsyncIterator())
/// _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
/// try await follower.follow(until: 1)
/// #expect(follower.contacts.map(\.fullName) == ["Ann Zimmer"])
/// ```
public struct ListFollower {
    private var changes: ContactChanges.Iterator
    /// The rows.
    public private(set) var contacts: [Contact] = []
    private var version = 0

    /// Creates a list that was empty when it subscribed to its changes.
    public init(changes: ContactChanges.Iterator) {
        self.changes = changes
    }

    /// Follows the changes up to a version of the store. Fails the test if a write has no change of its own.
    ///
    /// - Throws: An error if the changes end before.
    public mutating func follow(until end: Int) async throws {
        while version < end {
            let set = try #require(await changes.next())
            #expect(set.version == version + 1)
            version = set.version
            guard case .edits(let edits) = set.kind else {
                Issue.record("writes are told one by one")
                return
            }
            for edit in edits {
                switch edit {
                case .inserted(let contact, let place): contacts.insert(contact, at: place.index)
                case .removed(let contact, let place): #expect(contacts.remove(at: place.index).id == contact.id)
                case .updated(let contact, let place):
                    #expect(contacts[place.index].id == contact.id)
                    contacts[place.index] = contact
                case .moved(let contact, let from, let to):
                    #expect(contacts.remove(at: from.index).id == contact.id)
                    contacts.insert(contact, at: to.index)
                }
            }
        }
    }
}
