public import ContactsModel

/// A request of the person to the list, kept so that it can be repeated.
public nonisolated enum ContactListRequest: Sendable {
    case delete(Contact)
    case restore(Contact)
    case take([UInt8])
    case handOut
    case deleteSelected
    case handOutSelected
}
