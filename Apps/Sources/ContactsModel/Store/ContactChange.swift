/// One change of a list's rows, with all data to show it, so that the list does not have to read from the store.
public enum ContactChange: Hashable, Sendable {
    /// A contact was added to the list: it was created or restored, or it got a name that matches the search.
    case inserted(Contact, at: ContactPlace)
    /// A contact left the list: it was deleted, or its new name no longer matches the search. The value is the contact before that.
    case removed(Contact, at: ContactPlace)
    /// A contact was saved and its row stays at the same index.
    case updated(Contact, at: ContactPlace)
    /// A contact was saved and its row moved. `to` is the new index, counted after the row was removed at `from`.
    case moved(Contact, from: ContactPlace, to: ContactPlace)

    /// The contact after the change, or before it if it was removed.
    public var contact: Contact {
        switch self {
        case .inserted(let contact, _), .removed(let contact, _), .updated(let contact, _), .moved(let contact, _, _):
            contact
        }
    }
}
