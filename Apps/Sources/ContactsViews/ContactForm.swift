public import Belvedere
public import ContactsModel
public import ContactsShared

/// The fields of a contact, one below the other, as the add and edit screens show them. It knows no rule: what is typed
/// goes to whoever listens.
///
/// ```swift
/// let form = ContactForm(texts: texts)
/// form.onChange { presenter.didChange($0) }
/// ```
public final class ContactForm: Stack {
    /// The given name; give it the keyboard when the screen opens.
    public let firstName: TextField
    /// The family name.
    public let lastName: TextField
    /// Telephone numbers.
    public let phones: LabelledValuesField
    /// Mail addresses.
    public let mails: LabelledValuesField

    /// Has `handler` called with all that is in the form when a person has changed something. Use it, or bind the single
    /// fields.
    public func onChange(_ handler: @escaping (ContactDraft) -> Void) {
        for field in [firstName, lastName] { field.onChange { [unowned self] _ in handler(draft) } }
        for field in [phones, mails] { field.onChange { [unowned self] _ in handler(draft) } }
    }

    /// Has `handler` called when the person presses Enter in any field of the form.
    public func onSubmit(_ handler: @escaping () -> Void) {
        for field in [firstName, lastName] { field.onSubmit(handler) }
        for field in [phones, mails] { field.onSubmit(handler) }
    }

    /// An empty form.
    public init(texts: ContactsTexts) {
        firstName = TextField(texts.firstName, keyboard: .name)
        lastName = TextField(texts.lastName, keyboard: .name)
        phones = LabelledValuesField(.phones, texts: texts)
        mails = LabelledValuesField(.mails, texts: texts)
        super.init(.vertical, [firstName, lastName, phones, mails])
    }

    /// What is in the form.
    public var draft: ContactDraft {
        get {
            ContactDraft(
                firstName: firstName.text, lastName: lastName.text, phones: phones.values, mails: mails.values
            )
        }
        set {
            firstName.text = newValue.name.first
            lastName.text = newValue.name.last
            phones.values = newValue.phones
            mails.values = newValue.mails
        }
    }
}
