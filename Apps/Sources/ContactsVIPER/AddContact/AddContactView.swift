import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The view of the add module.
final class AddContactView: Screen {
    private let presenter: any AddContactPresentation
    private let form: ContactForm
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: any AddContactPresentation) {
        self.presenter = presenter
        form = ContactForm()
        saving = Spinner(ContactsTexts.saving)
        doneButton = Button(ContactsTexts.done, role: .primary) { presenter.didTapDone() }
        super.init(title: ContactsTexts.addTitle, content: Stack(form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(ContactsTexts.cancel, role: .cancel) { [presenter] in presenter.didTapCancel() }, doneButton]
        form.onChange { [presenter] in presenter.didChange($0) }
        form.onSubmit { [presenter] in presenter.didTapDone() }
        form.firstName.focus()
    }

    override func shouldLeave() -> Bool { presenter.shouldLeave() }
}

extension AddContactView: AddContactViewProtocol {
    func showSaving(_ isSaving: Bool) {
        saving.isSpinning = isSaving
        doneButton.isEnabled = !isSaving
    }

    func showUnsavedChanges(_ hasUnsavedChanges: Bool) { self.hasUnsavedChanges = hasUnsavedChanges }

    func showNamesMissing() {
        show(.namesMissing(in: form))
    }

    func showFailure(_ error: ContactStoreError) {
        show(.failure(error) { [presenter] in presenter.didTapDone() })
    }

    func askToDiscard() {
        show(.discarding { [presenter] in presenter.didTapDiscard() })
    }
}
