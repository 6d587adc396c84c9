import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The add module's view.
final class AddContactScreen: Screen {
    private let presenter: any AddContactPresentation
    private let texts: ContactsTexts
    private let form: ContactForm
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: any AddContactPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        form = ContactForm(texts: texts)
        saving = Spinner(texts.saving)
        doneButton = Button(texts.done, role: .primary) { presenter.didTapDone() }
        super.init(title: texts.addTitle, content: Stack(form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel) { [presenter] in presenter.didTapCancel() }, doneButton]
        form.onChange { [presenter] in presenter.didChange($0) }
        form.onSubmit { [presenter] in presenter.didTapDone() }
        form.firstName.focus()
    }

    override func shouldLeave() -> Bool { presenter.shouldLeave() }
}

extension AddContactScreen: AddContactView {
    func showSaving(_ isSaving: Bool) {
        saving.isSpinning = isSaving
        doneButton.isEnabled = !isSaving
    }

    func showUnsavedChanges(_ hasUnsavedChanges: Bool) { self.hasUnsavedChanges = hasUnsavedChanges }

    func showNamesMissing() {
        show(.telling(texts.namesMissing, title: texts.error, texts: texts))
    }

    func showFailure(_ error: ContactStoreError) {
        show(.failure(error, texts: texts) { [presenter] in presenter.didTapDone() })
    }

    func askToDiscard() {
        show(.discarding(texts: texts) { [presenter] in presenter.didTapCancel() })
    }
}
