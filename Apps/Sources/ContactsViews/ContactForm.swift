public import Belvedere
public import ContactsModel
import ContactsShared

/// The fields of a contact in one column, for the add and edit screens. The form does not validate the content; it sends the content to its
/// listener.
///
/// ```swift
/// let form = ContactForm()
/// form.onChange { presenter.didChange($0) }
/// ```
public final class ContactForm: Stack {
    /// The given name. Focus it when the screen opens.
    public let firstName: TextField
    /// The family name.
    public let lastName: TextField
    /// The employer.
    public let company: TextField
    /// Telephone numbers.
    public let phones: LabelledValuesField
    /// Mail addresses.
    public let mails: LabelledValuesField
    /// Postal addresses.
    public let addresses: PostalAddressesField
    /// The day of birth.
    public let birthday: DateField
    /// Notes.
    public let notes: TextArea
    /// The picture.
    public let photo: PhotoField

    /// The content that the form was filled with. It stores the data for which the form has no field.
    private var filling = ContactDraft()

    /// Calls `handler` with the form's whole content after the person has changed something. Use it, or bind each field separately.
    public func onChange(_ handler: @escaping (ContactDraft) -> Void) {
        for field in [firstName, lastName] {
            field.onChange { [unowned self, unowned field] _ in
                check(field)
                handler(draft)
            }
        }
        for field in [company, notes] { field.onChange { [unowned self] _ in handler(draft) } }
        for field in [phones, mails] { field.onChange { [unowned self] _ in handler(draft) } }
        addresses.onChange { [unowned self] _ in handler(draft) }
        birthday.onChange { [unowned self] _ in handler(draft) }
        photo.onChange { [unowned self] _ in handler(draft) }
    }

    /// Calls `handler` when the person presses Enter in any single-line field.
    public func onSubmit(_ handler: @escaping () -> Void) {
        for field in [firstName, lastName, company] { field.onSubmit(handler) }
        for field in [phones, mails] { field.onSubmit(handler) }
        addresses.onSubmit(handler)
        notes.onSubmit(handler)
    }

    /// Creates an empty form.
    public init() {
        firstName = TextField(ContactsTexts.firstName, keyboard: .name)
        lastName = TextField(ContactsTexts.lastName, keyboard: .name)
        company = TextField(ContactsTexts.company)
        phones = LabelledValuesField(.phones)
        mails = LabelledValuesField(.mails)
        addresses = PostalAddressesField()
        birthday = DateField(ContactsTexts.birthday)
        notes = TextArea(ContactsTexts.notes)
        photo = PhotoField()
        super.init(.vertical, [firstName, lastName, company, phones, mails, addresses, birthday, notes, photo])
        for field in [firstName, lastName] { field.onChange { [unowned self, unowned field] _ in check(field) } }
    }

    /// Shows a message at each name that is missing or too long, and focuses the first of them.
    public func showWrongNames() {
        for field in [firstName, lastName] { check(field) }
        [firstName, lastName].first { !$0.message.isEmpty }?.focus()
    }

    /// Shows a message at a field while its name is missing or too long, as soon as the person has changed the name.
    private func check(_ field: TextField) {
        let missing = field === firstName ? ContactsTexts.firstNameMissing : ContactsTexts.lastNameMissing
        field.message = field.text.allSatisfy(\.isWhitespace) ? missing : ContactName.isTooLong(field.text) ? ContactsTexts.longName : ""
    }

    /// The current content of the form. It includes the data of the contact for which the form has no field.
    public var draft: ContactDraft {
        get {
            var draft = filling
            (draft.name.first, draft.name.last, draft.company) = (firstName.text, lastName.text, company.text)
            (draft.phones, draft.mails, draft.addresses) = (phones.values, mails.values, addresses.values)
            (draft.birthday, draft.notes, draft.photo) = (birthday.value, notes.text, photo.value)
            return draft
        }
        set {
            filling = newValue
            (firstName.text, lastName.text, company.text) = (newValue.name.first, newValue.name.last, newValue.company)
            (phones.values, mails.values, addresses.values) = (newValue.phones, newValue.mails, newValue.addresses)
            (birthday.value, notes.text, photo.value) = (newValue.birthday, newValue.notes, newValue.photo)
        }
    }
}
