public import ContactsModel

/// Why a form was not saved. What was typed stays.
public nonisolated enum ContactFormNotice: Sendable, Equatable {
    /// First or last name is missing.
    case namesMissing
    case failed(ContactStoreError)
    /// Somebody else changed or deleted the contact; ``ContactFormViewModel/saveAnyway(_:)`` saves all the same.
    case conflict(ContactConflict)
}
