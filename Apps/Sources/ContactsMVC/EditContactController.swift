import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Edit Contact".
final class EditContactController: ContactFormController {
    private let id: Contact.ID
    private lazy var page = ContentView<Void>(
        content, loading: ContactsTexts.loading, retry: Button(ContactsTexts.retry) { [unowned self] in await load() }
    )

    init(
        id: Contact.ID, edit: ContactEdit, router: Router<ContactsRoute>, onSave: @escaping (Contact) -> Void
    ) {
        self.id = id
        super.init(title: ContactsTexts.editTitle, edit: edit, router: router, onSave: onSave)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content = page
        arrange(.loading)
    }

    override func run() async { await load() }
    override func leave(showing contact: Contact) { router.closeEdit(showing: contact.id) }

    private func load() async {
        arrange(.loading)
        do throws(ContactStoreError) {
            guard try await edit.begin(with: id) else { return arrange(.empty(ContactsTexts.gone)) }
            arrange(.content)
            form.draft = edit.draft
            form.firstName.focus()
        } catch {
            arrange(.failed(ContactsTexts.unreadable(ContactsTexts.message(of: error))))
        }
    }

    private func arrange(_ state: ContentState<Void>) {
        page.state = state
        doneButton.isHidden = state.value == nil
    }
}
