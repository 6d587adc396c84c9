public import BelvedereCore
public import ContactsModel

/// What the Contacts app says, in one place and in whole sentences, so that it can be said in other languages.
public nonisolated struct ContactsTexts: Sendable {
    /// The BCP 47 tag of the language to speak.
    public let locale: String

    /// The texts for a locale; English until there are others.
    public init(locale: String = "en") {
        self.locale = locale
    }

    // MARK: List
    public var contacts: String { "Contacts" }
    public var addContact: String { "Add contact" }
    public var search: String { "Search contacts" }
    public var loading: String { "Loading contacts" }
    /// Nobody is stored.
    public var empty: ContentMessage {
        ContentMessage("No contacts yet", detail: "People you add appear here.", symbol: .person, action: "Add")
    }
    /// Nobody has a name like this.
    public var nothingFound: ContentMessage {
        ContentMessage("No contact found", detail: "No name has words that begin like this.", symbol: .search)
    }
    /// The store cannot be read, and why.
    public func unreadable(_ reason: String) -> ContentMessage {
        ContentMessage("The contacts cannot be shown", detail: reason)
    }
    /// Nobody is shown beside the list.
    public var nobodyChosen: String { "No contact is chosen" }
    public var nobodyChosenDetail: String { "Choose a contact from the list to see their numbers and addresses." }
    public var retry: String { "Retry" }
    /// Who was deleted, or how many where there are several.
    public func deleted(_ names: [String]) -> String { names.count == 1 ? "\(names[0]) deleted" : "\(names.count) contacts deleted" }
    public var undo: String { "Undo" }

    // MARK: Forms
    public var addTitle: String { "Add Contact" }
    public var editTitle: String { "Edit Contact" }
    public var firstName: String { "First Name" }
    public var lastName: String { "Last Name" }
    public var phones: String { "Phones" }
    public var mails: String { "Mail addresses" }
    public var phone: String { "Phone" }
    public var mail: String { "Mail address" }
    public var addPhone: String { "Add phone" }
    public var addMail: String { "Add mail address" }
    public var label: String { "Label" }
    public var remove: String { "Remove" }
    /// The name of the button that takes out a number, which may be empty.
    public func removePhone(_ value: String) -> String { value.isEmpty ? "Remove phone" : "Remove phone \(value)" }
    /// The name of the button that takes out a mail address, which may be empty.
    public func removeMail(_ value: String) -> String { value.isEmpty ? "Remove mail address" : "Remove mail address \(value)" }
    public var cancel: String { "Cancel" }
    public var done: String { "Done" }
    public var saving: String { "Saving" }

    // MARK: Detail
    public var edit: String { "Edit" }
    public var delete: String { "Delete" }
    /// The contact is not there any more.
    public var gone: ContentMessage {
        ContentMessage("This contact is not there", detail: "It was deleted, here or elsewhere.", symbol: .person)
    }

    // MARK: Alerts
    public var error: String { ContactValidationError().title }
    public var ok: String { "Ok" }
    public var namesMissing: String { ContactValidationError().message }
    public var discardTitle: String { "Discard what you typed?" }
    public var discard: String { "Discard" }
    public var keepEditing: String { "Keep editing" }
    public var changedTitle: String { "Contact changed elsewhere" }
    public var deletedTitle: String { "Contact deleted elsewhere" }
    public var saveAnyway: String { "Save mine" }
    public var saveAsNew: String { "Save as new contact" }

    /// What somebody else did to a contact that is being edited here.
    public func message(of conflict: ContactConflict) -> String {
        guard let current = conflict.current else {
            return "This contact was deleted while you edited it. Nothing was saved; what you typed is still here."
        }
        let changes = conflict.changedFields.map { "\(name(of: $0)): \(value(of: $0, in: current.content))" }
        return (["While you edited this contact it was changed. Nothing was saved; what you typed is still here. It now has:"]
            + changes).joined(separator: "\n")
    }

    /// What to say about a request that failed.
    public func message(of error: ContactStoreError) -> String { error.message }

    // MARK: Cards
    public var importCards: String { "Import vCard" }
    public var exportCards: String { "Export vCard" }
    public var importTitle: String { "Import" }
    public var exportTitle: String { "Export" }
    public var exportFailed: String { "The file could not be handed over. Try again." }
    public var fileName: String { "contacts.vcf" }

    /// What came of an import: how many were added, and by line what was left out.
    public func message(of result: ContactImport) -> String {
        let shown = result.problems.prefix(10).map(\.message)
        let more = result.problems.count - shown.count
        return ([imported(result.added)] + shown + (more > 0 ? ["\(more) more."] : [])).joined(separator: "\n")
    }

    private func imported(_ count: Int) -> String {
        switch count {
        case 0: "No contact was imported."
        case 1: "1 contact was imported."
        default: "\(count) contacts were imported."
        }
    }

    // MARK: Fields

    /// What a number or address is for.
    public func name(of label: LabelledValue.Label) -> String {
        switch label {
        case .home: "Home"
        case .work: "Work"
        case .mobile: "Mobile"
        case .fax: "Fax"
        case .other: "Other"
        case .custom(let text): text
        }
    }

    private func name(of field: ContactField) -> String {
        switch field {
        case .firstName: firstName
        case .lastName: lastName
        case .phones: phones
        case .mails: mails
        }
    }

    private func value(of field: ContactField, in draft: ContactDraft) -> String {
        switch field {
        case .firstName: draft.name.first
        case .lastName: draft.name.last
        case .phones: draft.phones.map(\.value).joined(separator: ", ")
        case .mails: draft.mails.map(\.value).joined(separator: ", ")
        }
    }
}
