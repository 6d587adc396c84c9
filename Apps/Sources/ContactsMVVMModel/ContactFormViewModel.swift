public import BelvedereBinding
public import BelvedereCore
public import ContactsModel

/// What the add and edit screens have in common: fields, the rule for names, and a command that saves.
open class ContactFormViewModel: ViewModel {
    public let firstName = Dynamic("", name: "firstName")
    public let lastName = Dynamic("", name: "lastName")
    public let phones = Dynamic<[LabelledValue]>([], name: "phones")
    public let mails = Dynamic<[LabelledValue]>([], name: "mails")
    /// Why an attempt to save did not.
    public let notice = Signal<ContactFormNotice>(name: "notice")

    /// All that is in the form.
    public private(set) lazy var draft = combine(firstName, lastName, phones, mails) {
        ContactDraft(firstName: $0, lastName: $1, phones: $2, mails: $3)
    }
    /// Whether the form may be saved.
    public private(set) lazy var validation = draft.validated(
        by: ValidationRule(ContactValidationError().message) { $0.name.isComplete }
    )
    /// Whether leaving would lose something.
    public private(set) lazy var hasUnsavedChanges = combine(draft, beginning) { $0 != $1 }
    /// Saves, unless it is being saved. An incomplete form is answered by a notice, so that the button tells what is
    /// missing instead of being dead.
    public private(set) lazy var done = AsyncCommand<Void> { [unowned self] _ in await validateAndSave() }

    private let beginning = Dynamic(ContactDraft(), name: "beginning")
    private let onFinish: (Contact.ID) -> Void

    /// An empty form.
    ///
    /// - Parameter onFinish: called with the contact that was saved; the screen may go.
    public init(onFinish: @escaping (Contact.ID) -> Void) {
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
            phones.value = draft.phones
            mails.value = draft.mails
            beginning.value = draft
        }
    }

    private func validateAndSave() async {
        guard validation.isValid.value else { return notice.send(.namesMissing) }
        do throws(ContactStoreError) {
            onFinish(try await save(draft.value).id)
        } catch {
            notice.send(error.conflict.map { .conflict($0) } ?? .failed(error))
        }
    }
}
