import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of a form, with the code that the screens for adding and editing share.
class ContactFormController: Screen {
    let edit: ContactEdit
    let form: ContactForm
    let doneButton: Button
    let router: Router<ContactsRoute>
    private let saving: Spinner
    private let onSave: (Contact) -> Void

    /// - Parameter onSave: called with the stored contact after the form has closed.
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

    /// Leaves the form after `contact` was stored. Subclasses override this to show the contact.
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
            let merge = edit.merge(with: conflict)
            show(
                .conflict(merge) { [weak self] in
                    guard let self else { return }
                    edit.accept(merge)
                    form.draft = edit.draft
                    done()
                })
        } else {
            show(.failure(error) { [weak self] in self?.done() })
        }
    }
}
