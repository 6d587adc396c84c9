import BelvedereUIKit
package import ContactsModel
import ContactsShared
package import UIKit

/// The fields of a contact in a form. Both architectures use it: the view models bind its fields, the presenters receive its draft.
///
/// It has no fields for numbers, addresses, the birthday and the photo. A contact keeps those as they are.
package final class ContactForm {
    package let firstName = UITextField(style: .body), lastName = UITextField(style: .body), company = UITextField(style: .body)
    package let notes = UITextView(style: .body)
    package let saving = UIActivityIndicatorView()
    /// The fields, one below the other.
    package let view: UIStackView
    private var filling = ContactDraft()

    package init() {
        firstName.placeholder = ContactsTexts.firstName
        lastName.placeholder = ContactsTexts.lastName
        company.placeholder = ContactsTexts.company
        notes.accessibilityLabel = ContactsTexts.notes
        view = UIStackView(arrangedSubviews: [firstName, lastName, company, notes, saving])
        view.axis = .vertical
        view.spacing = 12
    }

    /// Calls `handler` when the person presses Return in a field.
    package func onSubmit(_ handler: @escaping () -> Void) {
        for field in [firstName, lastName, company] { field.addAction(UIAction { _ in handler() }, for: .primaryActionTriggered) }
    }

    /// The content of the form, with the data of the contact for which the form has no field.
    package var draft: ContactDraft {
        get {
            var draft = filling
            (draft.name.first, draft.name.last) = (firstName.text ?? "", lastName.text ?? "")
            (draft.company, draft.notes) = (company.text ?? "", notes.text ?? "")
            return draft
        }
        set {
            filling = newValue
            (firstName.text, lastName.text) = (newValue.name.first, newValue.name.last)
            (company.text, notes.text) = (newValue.company, newValue.notes)
        }
    }
}
