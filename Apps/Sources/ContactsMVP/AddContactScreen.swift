import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Add Contact".
final class AddContactScreen: Screen {
    private let presenter: AddContactPresenter
    private let close: () -> Void
    private let cancel: () -> Void
    private let form: ContactForm
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: AddContactPresenter, close: @escaping () -> Void, cancel: @escaping () -> Void) {
        self.presenter = presenter
        self.close = close
        self.cancel = cancel
        form = ContactForm()
        saving = Spinner(ContactsTexts.saving)
        doneButton = Button(ContactsTexts.done, role: .primary) { presenter.done() }
        super.init(title: ContactsTexts.addTitle, content: Stack(form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(ContactsTexts.cancel, role: .cancel, action: cancel), doneButton]
        form.onChange { [presenter] in presenter.draft = $0 }
        form.onSubmit { [presenter] in presenter.done() }
        form.firstName.focus()
    }

    override func shouldLeave() -> Bool { presenter.shouldLeave() }
}

extension AddContactScreen: ContactFormView {
    func setSaving(_ isSaving: Bool) {
        saving.isSpinning = isSaving
        doneButton.isEnabled = !isSaving
    }

    func setUnsavedChanges(_ hasUnsavedChanges: Bool) { self.hasUnsavedChanges = hasUnsavedChanges }
    func showNamesMissing() { show(.namesMissing(in: form)) }
    func showError(_ error: ContactStoreError) {
        show(.failure(error) { [presenter] in presenter.done() })
    }
    func askToDiscard() { show(.discarding(discard: close)) }
}
