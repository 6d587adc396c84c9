public import ContactsModel
public import ContactsShared

/// A message of the list that is shown once.
public nonisolated enum ContactListNotice: Sendable {
    /// A contact was deleted. The person can undo this by ``ContactListRequest/restore(_:)``.
    case deleted(Contact)
    /// A new contact was saved.
    case saved(Contact)
    /// A request failed. The notice contains the request, so that it can be repeated.
    case failed(ContactStoreError, ContactListRequest)
    case imported(ContactImport)
    /// The device could not save the exported file.
    case notExported
}
