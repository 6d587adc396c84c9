public import ContactsModel

/// The state of the list screen, without its rows.
public nonisolated enum ContactListState: Equatable, Sendable {
    case loading
    case contacts
    /// The store has no contacts.
    case empty
    /// No name matches the search.
    case nothingFound
    /// The store cannot be read. Rows that were read before are still shown.
    case failed(ContactStoreError)
}
