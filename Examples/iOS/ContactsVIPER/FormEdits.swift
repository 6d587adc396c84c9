import BelvedereBinding
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import UIKit

/// Tells a presenter the content of a form after each edit by the person.
final class FormEdits {
    private var tokens: [BindingToken] = []

    init(of form: ContactForm, _ action: @escaping (ContactDraft) -> Void) {
        let texts = [form.firstName, form.lastName, form.company].map { field in
            let text = Dynamic(field.text ?? "")
            field.bind(text)
            return text
        }
        let notes = Dynamic(form.notes.text ?? "")
        form.notes.bind(notes)
        tokens = (texts + [notes]).map { text in text.bind { [unowned form] _ in action(form.draft) } }
    }
}
