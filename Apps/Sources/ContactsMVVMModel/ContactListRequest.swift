public import ContactsModel

/// What a person asked the list to do, kept so that it can be asked again.
public nonisolated enum ContactListRequest: Sendable {
    case delete(Contact)
    case restore(Contact)
    case take([UInt8])
    case handOut
    case deleteMarked
    case handOutMarked
}
