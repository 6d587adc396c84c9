import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Edit Contact".
final class EditContactScreen: Screen {
    private let presenter: EditContactPresenter
    private let close: () -> Void
    private let cancel: () -> Void
    private let form: ContactForm
    private let page: ContentView<Void>
    private let saving: Spinner
    private let doneButton: Button

    init(presenter: EditContactPresenter, close: @escaping () -> Void, cancel: @escaping () -> Void) {
        self.presenter = presenter
        self.close = close
        self.cancel = cancel
        form = ContactForm()
        saving = Spinner(ContactsTexts.saving)
        page = ContentView(
            Stack(form, saving), loading: ContactsTexts.loading, retry: Button(ContactsTexts.retry) { await presenter.load() }
        )
        doneButton = Button(ContactsTexts.done, role: .primary) { presenter.done() }
        super.init(title: ContactsTexts.editTitle, content: page)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(ContactsTexts.cancel, role: .cancel, action: cancel), doneButton]
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
    func setGone() { show(.empty(ContactsTexts.gone)) }
    func setUnreadable(_ message: String) { show(.failed(ContactsTexts.unreadable(message))) }

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
    func showNamesMissing() { show(.namesMissing(in: form)) }
    func showError(_ error: ContactStoreError) {
        show(.failure(error) { [presenter] in presenter.done() })
    }
    func showConflict(_ merge: ContactMerge, saveAnyway: @escaping () -> Void) {
        show(.conflict(merge, save: saveAnyway))
    }
    func askToDiscard() { show(.discarding(discard: close)) }
}
