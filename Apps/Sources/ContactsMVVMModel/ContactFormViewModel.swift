public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// What the add and edit screens have in common: fields, the rule for names, and a command that saves.
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
    /// Why an attempt to save did not.
    public let notice = Signal<ContactFormNotice>(name: "notice")

    /// All that is in the form, with what came along and has no field.
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
    /// Whether leaving would lose something.
    public private(set) lazy var hasUnsavedChanges = combine(draft, beginning) { $0 != $1 }
    /// Saves, unless it is being saved. An incomplete form is answered by a notice, so that the button tells what is
    /// missing instead of being dead.
    public private(set) lazy var done = AsyncCommand<Void> { [unowned self] _ in await validateAndSave() }

    private let beginning = Dynamic(ContactDraft(), name: "beginning")
    private let onFinish: (Contact) -> Void

    /// An empty form.
    ///
    /// - Parameter onFinish: called with the contact that was saved; the screen may go.
    public init(onFinish: @escaping (Contact) -> Void) {
        self.onFinish = onFinish
    }

    /// Stores the draft. Subclasses say how.
    open func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        throw ContactStoreError(.unexpected, cause: "nobody says how to save")
    }

    /// Fills the form with what there is to edit.
    func begin(with draft: ContactDraft) {
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
            beginning.value = draft
        }
    }

    private func validateAndSave() async {
        guard validation.isValid.value else { return notice.send(.namesMissing) }
        do throws(ContactStoreError) {
            onFinish(try await save(draft.value))
        } catch {
            notice.send(error.conflict.map { .conflict($0) } ?? .failed(error))
        }
    }
}
