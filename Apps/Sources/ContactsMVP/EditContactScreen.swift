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
    private let page: ContentView<Void>
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: EditContactPresenter, texts: ContactsTexts, close: @escaping () -> Void) {
        self.presenter = presenter
        self.texts = texts
        self.close = close
        form = ContactForm(texts: texts)
        saving = Spinner(texts.saving)
        page = ContentView(
            Stack(form, saving), loading: texts.loading, retry: Button(texts.retry) { await presenter.load() }
        )
        doneButton = Button(texts.done, role: .primary) { presenter.done() }
        super.init(title: texts.editTitle, content: page)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(texts.cancel, role: .cancel, action: close), doneButton]
        form.onChange { [presenter] in presenter.draft = $0 }
        form.onSubmit { [presenter] in presenter.done() }
    }

    override func run() async { await presenter.load() }
    override func shouldLeave() -> Bool { presenter.shouldLeave() }

    private func show(_ state: ContentState<Void>) {
        page.state = state
        doneButton.isHidden = state.value == nil
    }
}

extension EditContactScreen: ContactFormView, EditContactView {
    func startLoading() { show(.loading) }
    func setGone() { show(.empty(texts.gone)) }
    func setUnreadable(_ message: String) { show(.failed(texts.unreadable(message))) }

    func setDraft(_ draft: ContactDraft) {
        show(.content)
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
