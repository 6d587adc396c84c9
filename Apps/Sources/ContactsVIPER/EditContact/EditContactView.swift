import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The view of the edit module.
final class EditContactView: Screen {
    private let presenter: any EditContactPresentation
    private let form: ContactForm
    private let page: ContentView<Void>
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: any EditContactPresentation) {
        self.presenter = presenter
        form = ContactForm()
        saving = Spinner(ContactsTexts.saving)
        page = ContentView(
            Stack(form, saving), loading: ContactsTexts.loading, retry: Button(ContactsTexts.retry) { presenter.didTapRetry() }
        )
        doneButton = Button(ContactsTexts.done, role: .primary) { presenter.didTapDone() }
        super.init(title: ContactsTexts.editTitle, content: page)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(ContactsTexts.cancel, role: .cancel) { [presenter] in presenter.didTapCancel() }, doneButton]
        form.onChange { [presenter] in presenter.didChange($0) }
        form.onSubmit { [presenter] in presenter.didTapDone() }
    }

    override func run() async { await presenter.present() }
    override func shouldLeave() -> Bool { presenter.shouldLeave() }

    private func show(_ state: ContentState<Void>) {
        page.state = state
        doneButton.isHidden = state.value == nil
    }
}

extension EditContactView: EditContactViewProtocol {
    func showLoading() { show(.loading) }
    func showGone() { show(.empty(ContactsTexts.gone)) }
    func showUnreadable(_ error: ContactStoreError) { show(.failed(ContactsTexts.unreadable(ContactsTexts.message(of: error)))) }

    func showForm(_ draft: ContactDraft) {
        show(.content)
        form.draft = draft
        form.firstName.focus()
    }

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

    func showConflict(_ merge: ContactMerge) {
        show(.conflict(merge) { [presenter] in presenter.didTapSaveAnyway() })
    }

    func askToDiscard() {
        show(.discarding { [presenter] in presenter.didTapDiscard() })
    }
}
