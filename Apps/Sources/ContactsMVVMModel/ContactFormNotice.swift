public import ContactsModel

/// The reason why a form was not saved. The typed text is kept.
public nonisolated enum ContactFormNotice: Sendable, Equatable {
    /// First or last name is missing.
    case namesMissing
    case failed(ContactStoreError)
    /// Another person changed or deleted the contact. ``EditContactViewModel/saveAnyway(_:)`` saves nevertheless.
    case conflict(ContactMerge)
}
