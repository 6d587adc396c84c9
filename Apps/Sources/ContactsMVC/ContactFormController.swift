import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of a form: what adding and editing have in common.
class ContactFormController: Screen {
    let edit: ContactEdit
    let form: ContactForm
    let doneButton: Button
    let router: Router<ContactsRoute>
    private let saving: Spinner
    private let onSave: (Contact) -> Void

    /// - Parameter onSave: called with the contact as it was stored, when the form has gone.
    init(
        title: String, edit: ContactEdit, router: Router<ContactsRoute>, onSave: @escaping (Contact) -> Void
    ) {
        self.onSave = onSave
        self.edit = edit
        self.router = router
        form = ContactForm()
        saving = Spinner(ContactsTexts.saving)
        weak var controller: ContactFormController?
        doneButton = Button(ContactsTexts.done, role: .primary) { controller?.done() }
        super.init(title: title, content: Stack(form, saving))
        controller = self
    }

    override func viewDidLoad() {
        barItems = [Button(ContactsTexts.cancel, role: .cancel) { [router] in _ = router.requestBack() }, doneButton]
        form.onChange { [unowned self] draft in
            edit.draft = draft
            hasUnsavedChanges = edit.isChanged
        }
        form.onSubmit { [unowned self] in done() }
    }

    override func shouldLeave() -> Bool {
        if edit.isChanged { show(.discarding { [router] in router.dismiss() }) }
        return !edit.isChanged
    }

    /// Leaves the form when the contact is stored.
    func leave(showing contact: Contact) { router.dismiss() }

    private func done() {
        if saving.isSpinning { return }
        showSaving(true)
        launch { [self] in
            do throws(ContactStoreError) {
                let contact = try await edit.save()
                leave(showing: contact)
                onSave(contact)
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
            show(.namesMissing(in: form))
        } else if let conflict = error.conflict {
            show(
                .conflict(conflict) { [weak self] in
                    self?.edit.accept(conflict)
                    self?.done()
                })
        } else {
            show(.failure(error) { [weak self] in self?.done() })
        }
    }
}
