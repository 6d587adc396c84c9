import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// A form bound to its view model: what the add and edit screens have in common.
class ContactFormScreen: Screen {
    let form: ContactForm
    let texts: ContactsTexts
    private let viewModel: ContactFormViewModel
    private let close: () -> Void

    init(title: String, viewModel: ContactFormViewModel, texts: ContactsTexts, close: @escaping () -> Void) {
        self.viewModel = viewModel
        self.texts = texts
        self.close = close
        form = ContactForm(texts: texts)
        let saving = Spinner(texts.saving)
        super.init(title: title, content: Stack(form, saving))
        own(viewModel)
        viewModel.done.isExecuting.bindAndFire(to: saving, \.isSpinning)
    }

    override func viewDidLoad() {
        let cancelButton = Button(texts.cancel, role: .cancel, action: close)
        barItems = [cancelButton, Button(texts.done, role: .primary, command: viewModel.done)]

        form.firstName.bind(viewModel.firstName)
        form.lastName.bind(viewModel.lastName)
        form.onSubmit { [viewModel] in _ = viewModel.done.execute() }
        form.phones.bind(viewModel.phones)
        form.mails.bind(viewModel.mails)

        viewModel.hasUnsavedChanges.bindAndFire(to: self, \.hasUnsavedChanges)
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
    }

    override func shouldLeave() -> Bool {
        if viewModel.hasUnsavedChanges.value { show(.discarding(texts: texts, discard: close)) }
        return !viewModel.hasUnsavedChanges.value
    }

    /// Asked to save over what somebody else did.
    func saveAnyway(_ conflict: ContactConflict) {}

    private func tell(_ notice: ContactFormNotice) {
        switch notice {
        case .namesMissing: show(.telling(texts.namesMissing, title: texts.error, texts: texts))
        case .failed(let error):
            show(.failure(error, texts: texts) { [viewModel] in viewModel.done.execute() })
        case .conflict(let conflict):
            show(.conflict(conflict, texts: texts) { [weak self] in self?.saveAnyway(conflict) })
        }
    }
}
