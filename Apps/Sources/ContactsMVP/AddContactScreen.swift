import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Add Contact".
final class AddContactScreen: Screen {
    private let presenter: AddContactPresenter
    private let texts: ContactsTexts
    private let close: () -> Void
    private let form: ContactForm
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: AddContactPresenter, texts: ContactsTexts, close: @escaping () -> Void) {
        self.presenter = presenter
        self.texts = texts
        self.close = close
        form = ContactForm(texts: texts)
        saving = Spinner(texts.saving)
        doneButton = Button(texts.done, role: .primary) { presenter.done() }
        super.init(title: texts.addTitle, content: Stack(form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel, action: close), doneButton]
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
    func showNamesMissing() { show(.telling(texts.namesMissing, title: texts.error, texts: texts)) }
    func showError(_ error: ContactStoreError) {
        show(.failure(error, texts: texts) { [presenter] in presenter.done() })
    }
    func askToDiscard() { show(.discarding(texts: texts, discard: close)) }
}
