import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Edit Contact".
final class EditContactScreen: Screen {
    private let presenter: EditContactPresenter
    private let texts: ContactsTexts
    private let close: () -> Void
    private let form: ContactForm
    private let loading: Spinner
    private let saving: Spinner
    private let gone: EmptyState
    private let failure: EmptyState
    private let doneButton: Button

    init(presenter: EditContactPresenter, texts: ContactsTexts, close: @escaping () -> Void) {
        self.presenter = presenter
        self.texts = texts
        self.close = close
        form = ContactForm(texts: texts)
        loading = Spinner(texts.loading)
        saving = Spinner(texts.saving)
        gone = EmptyState(texts.gone, detail: texts.goneDetail, symbol: .person)
        let retry = Button(texts.retry) { await presenter.load() }
        failure = EmptyState(texts.storeFailed, symbol: .warning, isError: true, action: retry)
        doneButton = Button(texts.done, role: .primary) { presenter.done() }
        super.init(title: texts.editTitle, content: Stack(loading, gone, failure, form, saving))
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel, action: close), doneButton]
        form.onChange { [presenter] in presenter.draft = $0 }
        for field in [form.firstName, form.lastName] { field.onSubmit { [presenter] in presenter.done() } }
    }

    override func run() async { await presenter.load() }
    override func shouldLeave() -> Bool { presenter.shouldLeave() }

    private func arrange(spinner: Bool = false, gone isGone: Bool = false, failure message: String? = nil) {
        let isEditing = !spinner && !isGone && message == nil
        loading.isSpinning = spinner
        gone.isHidden = !isGone
        failure.detail = message ?? ""
        failure.isHidden = message == nil
        form.isHidden = !isEditing
        doneButton.isHidden = !isEditing
    }
}

extension EditContactScreen: ContactFormView, EditContactView {
    func startLoading() { arrange(spinner: true) }
    func setGone() { arrange(gone: true) }
    func setUnreadable(_ message: String) { arrange(failure: message) }

    func setDraft(_ draft: ContactDraft) {
        arrange()
        form.draft = draft
        form.firstName.focus()
    }

    func setSaving(_ isSaving: Bool) {
        saving.isSpinning = isSaving
        doneButton.isEnabled = !isSaving
    }

    func setUnsavedChanges(_ hasUnsavedChanges: Bool) { self.hasUnsavedChanges = hasUnsavedChanges }
    func showNamesMissing() { show(.telling(texts.namesMissing, title: texts.error, texts: texts)) }
    func showError(_ error: ContactStoreError) {
        show(.failure(error, texts: texts) { [presenter] in presenter.done() })
    }
    func showConflict(_ conflict: ContactConflict, saveAnyway: @escaping () -> Void) {
        show(.conflict(conflict, texts: texts, save: saveAnyway))
    }
    func askToDiscard() { show(.discarding(texts: texts, discard: close)) }
}
