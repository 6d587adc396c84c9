import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of a form: what adding and editing have in common.
class ContactFormController: Screen {
    let edit: ContactEdit
    let form: ContactForm
    let texts: ContactsTexts
    let doneButton: Button
    let router: Router<ContactsRoute>
    private let saving: Spinner

    init(title: String, edit: ContactEdit, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.edit = edit
        self.router = router
        self.texts = texts
        form = ContactForm(texts: texts)
        saving = Spinner(texts.saving)
        weak var controller: ContactFormController?
        doneButton = Button(texts.done, role: .primary) { controller?.done() }
        super.init(title: title, content: Stack(form, saving))
        controller = self
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel) { [router] in router.dismiss() }, doneButton]
        form.onChange { [unowned self] draft in
            edit.draft = draft
            hasUnsavedChanges = edit.isChanged
        }
        form.onSubmit { [unowned self] in done() }
    }

    override func shouldLeave() -> Bool {
        if edit.isChanged { show(.discarding(texts: texts) { [router] in router.dismiss() }) }
        return !edit.isChanged
    }

    /// Leaves the form when the contact is stored.
    func leave(showing contact: Contact) { router.dismiss() }

    private func done() {
        if saving.isSpinning { return }
        showSaving(true)
        launch { [self] in
            do throws(ContactStoreError) {
                leave(showing: try await edit.save())
            } catch {
                showSaving(false)
                show(error)
            }
        }
    }

    private func showSaving(_ isSaving: Bool) {
        saving.isSpinning = isSaving
        doneButton.isEnabled = !isSaving
    }

    private func show(_ error: ContactStoreError) {
        if error.code == .invalid {
            show(.telling(texts.namesMissing, title: texts.error, texts: texts))
        } else if let conflict = error.conflict {
            show(.conflict(conflict, texts: texts) { [weak self] in
                self?.edit.accept(conflict)
                self?.done()
            })
        } else {
            show(.failure(error, texts: texts) { [weak self] in self?.done() })
        }
    }
}
