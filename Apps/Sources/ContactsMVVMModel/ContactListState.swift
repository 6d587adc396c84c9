public import ContactsModel

/// What the list screen has to show besides its rows.
public nonisolated enum ContactListState: Equatable, Sendable {
    case loading
    case contacts
    /// Nobody is stored.
    case empty
    /// Nobody has a name like this.
    case nothingFound
    /// The store cannot be read; rows that were read before still show.
    case failed(ContactStoreError)
}
