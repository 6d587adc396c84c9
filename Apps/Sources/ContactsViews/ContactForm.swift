public import Belvedere
public import ContactsModel
import ContactsShared

/// The fields of a contact, one below the other, as the add and edit screens show them. It knows no rule: what is typed
/// goes to whoever listens.
///
/// ```swift
/// let form = ContactForm()
/// form.onChange { presenter.didChange($0) }
/// ```
public final class ContactForm: Stack {
    /// The given name; give it the keyboard when the screen opens.
    public let firstName: TextField
    /// The family name.
    public let lastName: TextField
    /// Where the person works.
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

    /// What the form was filled with, for what has no field here.
    private var filling = ContactDraft()

    /// Has `handler` called with all that is in the form when a person has changed something. Use it, or bind the single
    /// fields.
    public func onChange(_ handler: @escaping (ContactDraft) -> Void) {
        for field in [firstName, lastName] {
            field.onChange { [unowned self, unowned field] _ in
                field.message = ""
                handler(draft)
            }
        }
        for field in [company, notes] { field.onChange { [unowned self] _ in handler(draft) } }
        for field in [phones, mails] { field.onChange { [unowned self] _ in handler(draft) } }
        addresses.onChange { [unowned self] _ in handler(draft) }
        birthday.onChange { [unowned self] _ in handler(draft) }
        photo.onChange { [unowned self] _ in handler(draft) }
    }

    /// Has `handler` called when the person presses Enter in any field of one line.
    public func onSubmit(_ handler: @escaping () -> Void) {
        for field in [firstName, lastName, company] { field.onSubmit(handler) }
        for field in [phones, mails] { field.onSubmit(handler) }
        addresses.onSubmit(handler)
        notes.onSubmit(handler)
    }

    /// An empty form.
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
        for field in [firstName, lastName] { field.onChange { [unowned field] _ in field.message = "" } }
    }

    /// Marks the names that are missing, and gives the first of them the keyboard.
    public func showMissingNames() {
        let missing = [(firstName, ContactsTexts.firstNameMissing), (lastName, ContactsTexts.lastNameMissing)].filter { field, _ in
            field.text.allSatisfy(\.isWhitespace)
        }
        for (field, message) in missing { field.message = message }
        missing.first?.0.focus()
    }

    /// What is in the form, with what came along and has no field.
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
