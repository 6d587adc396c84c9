import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The edit module's view.
final class EditContactScreen: Screen {
    private let presenter: any EditContactPresentation
    private let texts: ContactsTexts
    private let form: ContactForm
    private let page: ContentView<Void>
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: any EditContactPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        form = ContactForm(texts: texts)
        saving = Spinner(texts.saving)
        page = ContentView(
            Stack(form, saving), loading: texts.loading, retry: Button(texts.retry) { presenter.didTapRetry() }
        )
        doneButton = Button(texts.done, role: .primary) { presenter.didTapDone() }
        super.init(title: texts.editTitle, content: page)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel) { [presenter] in presenter.didTapCancel() }, doneButton]
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

extension EditContactScreen: EditContactView {
    func showLoading() { show(.loading) }
    func showGone() { show(.empty(texts.gone)) }
    func showUnreadable(_ error: ContactStoreError) { show(.failed(texts.unreadable(texts.message(of: error)))) }

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
        show(.telling(texts.namesMissing, title: texts.error, texts: texts))
    }

    func showFailure(_ error: ContactStoreError) {
        show(.failure(error, texts: texts) { [presenter] in presenter.didTapDone() })
    }

    func showConflict(_ conflict: ContactConflict) {
        show(.conflict(conflict, texts: texts) { [presenter] in presenter.didTapSaveAnyway() })
    }

    func askToDiscard() {
        show(.discarding(texts: texts) { [presenter] in presenter.didTapCancel() })
    }
}
