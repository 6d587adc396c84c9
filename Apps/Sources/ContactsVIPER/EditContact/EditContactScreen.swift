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
    private let loading: Spinner
    private let saving: Spinner
    private let gone: EmptyState
    private let failure: EmptyState
    private let doneButton: Button

    init(presenter: any EditContactPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        form = ContactForm(texts: texts)
        loading = Spinner(texts.loading)
        saving = Spinner(texts.saving)
        gone = EmptyState(texts.gone, detail: texts.goneDetail, symbol: .person)
        failure = EmptyState(
            texts.storeFailed, symbol: .warning, isError: true,
            action: Button(texts.retry) { presenter.didTapRetry() }
        )
        doneButton = Button(texts.done, role: .primary) { presenter.didTapDone() }
        super.init(title: texts.editTitle, content: Stack(loading, gone, failure, form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel) { [presenter] in presenter.didTapCancel() }, doneButton]
        form.onChange { [presenter] in presenter.didChange($0) }
        for field in [form.firstName, form.lastName] { field.onSubmit { [presenter] in presenter.didTapDone() } }
    }

    override func run() async { await presenter.present() }
    override func shouldLeave() -> Bool { presenter.shouldLeave() }

    /// Shows one of the pieces.
    private func arrange(isLoading: Bool = false, isGone: Bool = false, failed: ContactStoreError? = nil) {
        let isEditing = !isLoading && !isGone && failed == nil
        loading.isSpinning = isLoading
        gone.isHidden = !isGone
        failure.detail = failed.map(texts.message) ?? ""
        failure.isHidden = failed == nil
        form.isHidden = !isEditing
        doneButton.isHidden = !isEditing
    }
}

extension EditContactScreen: EditContactView {
    func showLoading() { arrange(isLoading: true) }
    func showGone() { arrange(isGone: true) }
    func showUnreadable(_ error: ContactStoreError) { arrange(failed: error) }

    func showForm(_ draft: ContactDraft) {
        arrange()
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
