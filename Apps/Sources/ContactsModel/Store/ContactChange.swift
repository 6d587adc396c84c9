/// One edit of a list, with all that is needed to make it on screen: no reading follows.
public enum ContactChange: Hashable, Sendable {
    /// A contact appeared: created, given back by an undo, or renamed into the search.
    case inserted(Contact, at: ContactPlace)
    /// A contact went, shown here as it last was: deleted, or renamed out of the search.
    case removed(Contact, at: ContactPlace)
    /// A contact was saved and stands where it stood.
    case updated(Contact, at: ContactPlace)
    /// A contact was saved and stands elsewhere: `to` counts rows after it was taken out at `from`.
    case moved(Contact, from: ContactPlace, to: ContactPlace)

    /// The contact, as it is now or, removed, as it last was.
    public var contact: Contact {
        switch self {
        case .inserted(let contact, _), .removed(let contact, _), .updated(let contact, _), .moved(let contact, _, _):
            contact
        }
    }
}
