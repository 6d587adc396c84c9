public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The view model of a form, with the code that the screens for adding and editing share: the fields, the rule for names, and a command
/// that saves.
open class ContactFormViewModel: ViewModel {
    public let firstName = Dynamic("", name: "firstName")
    public let lastName = Dynamic("", name: "lastName")
    public let company = Dynamic("", name: "company")
    public let phones = Dynamic<[LabelledValue]>([], name: "phones")
    public let mails = Dynamic<[LabelledValue]>([], name: "mails")
    public let addresses = Dynamic<[PostalAddress]>([], name: "addresses")
    public let birthday = Dynamic<CalendarDate?>(nil, name: "birthday")
    public let notes = Dynamic("", name: "notes")
    public let photo = Dynamic("", name: "photo")
    /// Sent when an attempt to save failed.
    public let notice = Signal<ContactFormNotice>(name: "notice")

    /// The content of the form. It includes the data of the contact for which the form has no field.
    public private(set) lazy var draft = Derived(name: "draft") { [unowned self] in
        var draft = beginning.value
        (draft.name.first, draft.name.last, draft.company) = (firstName.value, lastName.value, company.value)
        (draft.phones, draft.mails, draft.addresses) = (phones.value, mails.value, addresses.value)
        (draft.birthday, draft.notes, draft.photo) = (birthday.value, notes.value, photo.value)
        return draft
    }
    /// Whether the form may be saved.
    public private(set) lazy var validation = combine(draft, beginning) { $0.isComplete(after: $1) }.validated(
        by: ValidationRule(ContactsTexts.namesMissing) { $0 }
    )
    /// Whether the person would lose changes by leaving the form.
    public private(set) lazy var hasUnsavedChanges = combine(draft, beginning) { $0 != $1 }
    /// Saves the form, unless a save is running. The button of this command stays enabled while the form is incomplete: pressing it then
    /// shows a notice with the missing names.
    public private(set) lazy var done = AsyncCommand<Void> { [unowned self] _ in await validateAndSave() }

    private let beginning = Dynamic(ContactDraft(), name: "beginning")
    private let onFinish: (Contact) -> Void

    /// Creates the view model of an empty form.
    ///
    /// - Parameter onFinish: called with the saved contact, so that the screen can close.
    public init(onFinish: @escaping (Contact) -> Void) {
        self.onFinish = onFinish
    }

    /// Stores the draft. Subclasses override this.
    open func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        throw ContactStoreError(.unexpected, cause: "the saving behaviour is not set")
    }

    /// Fills the form with the content that the person will edit.
    ///
    /// - Parameter stored: the stored content, if it differs from `draft`. The form then counts as changed from the beginning.
    func begin(with draft: ContactDraft, over stored: ContactDraft? = nil) {
        transaction {
            firstName.value = draft.name.first
            lastName.value = draft.name.last
            company.value = draft.company
            phones.value = draft.phones
            mails.value = draft.mails
            addresses.value = draft.addresses
            birthday.value = draft.birthday
            notes.value = draft.notes
            photo.value = draft.photo
            beginning.value = stored ?? draft
        }
    }

    private func validateAndSave() async {
        guard validation.isValid.value else { return notice.send(.namesMissing) }
        do throws(ContactStoreError) {
            onFinish(try await save(draft.value))
        } catch {
            notice.send(error.conflict.map { .conflict(ContactMerge(mine: draft.value, $0)) } ?? .failed(error))
        }
    }
}
