public import ContactsModel
internal import Testing

/// A list on screen: it knows only what it was told.
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

    /// A list that was empty when its changes were asked for.
    public init(changes: ContactChanges.Iterator) {
        self.changes = changes
    }

    /// Follows up to a version of the store. Fails the test if it is not told of each write one by one.
    ///
    /// - Throws: if the changes end before.
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
