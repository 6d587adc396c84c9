import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Edit Contact".
final class EditContactController: ContactFormController {
    private let id: Contact.ID
    private let loading: Spinner
    private let gone: EmptyState
    private var failure: EmptyState?

    init(id: Contact.ID, edit: ContactEdit, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.id = id
        loading = Spinner(texts.loading)
        gone = EmptyState(texts.gone, detail: texts.goneDetail, symbol: .person)
        super.init(title: texts.editTitle, edit: edit, router: router, texts: texts)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let retry = Button(texts.retry) { [unowned self] in await load() }
        let failure = EmptyState(texts.storeFailed, symbol: .warning, isError: true, action: retry)
        self.failure = failure
        content = Stack(loading, gone, failure, content)
        arrange(isLoading: true)
    }

    override func run() async { await load() }
    override func leave(showing contact: Contact) { router.closeEdit(showing: contact.id) }

    private func load() async {
        arrange(isLoading: true)
        do throws(ContactStoreError) {
            guard try await edit.begin(with: id) else { return arrange(isGone: true) }
            arrange()
            form.draft = edit.draft
            form.firstName.focus()
        } catch {
            arrange(failed: error)
        }
    }

    private func arrange(isLoading: Bool = false, isGone: Bool = false, failed: ContactStoreError? = nil) {
        let isEditing = !isLoading && !isGone && failed == nil
        loading.isSpinning = isLoading
        gone.isHidden = !isGone
        failure?.detail = failed.map(texts.message) ?? ""
        failure?.isHidden = failed == nil
        form.isHidden = !isEditing
        doneButton.isHidden = !isEditing
    }
}
