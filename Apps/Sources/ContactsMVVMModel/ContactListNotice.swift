public import ContactsModel
public import ContactsShared

/// Something the list has to tell once.
public nonisolated enum ContactListNotice: Sendable {
    /// A contact was deleted; ``ContactListRequest/restore(_:)`` brings it back.
    case deleted(Contact)
    /// A new contact was saved.
    case saved(Contact)
    /// A request failed.
    case failed(ContactStoreError, ContactListRequest)
    case imported(ContactImport)
    /// The device did not take the file.
    case notExported
}
