import Belvedere
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Add Contact".
final class AddContactController: ContactFormController {
    init(edit: ContactEdit, router: Router<ContactsRoute>, texts: ContactsTexts) {
        super.init(title: texts.addTitle, edit: edit, router: router, texts: texts)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.firstName.focus()
    }
}
