import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Add Contact".
final class AddContactController: ContactFormController {
    init(edit: ContactEdit, router: Router<ContactsRoute>, onSave: @escaping (Contact) -> Void) {
        super.init(title: ContactsTexts.addTitle, edit: edit, router: router, onSave: onSave)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.firstName.focus()
    }
}
