import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// A form bound to its view model. The screens for adding and editing inherit from it.
class ContactFormScreen: Screen {
    let form: ContactForm
    private let viewModel: ContactFormViewModel
    private let close: () -> Void
    private let cancel: () -> Void

    /// - Parameters:
    ///   - close: leaves the form.
    ///   - cancel: asks to leave the form. If the person has typed something, the app asks for confirmation first.
    init(
        title: String, viewModel: ContactFormViewModel, close: @escaping () -> Void, cancel: @escaping () -> Void
    ) {
        self.viewModel = viewModel
        self.close = close
        self.cancel = cancel
        form = ContactForm()
        let saving = Spinner(ContactsTexts.saving)
        super.init(title: title, content: Stack(form, saving))
        own(viewModel)
        viewModel.done.isExecuting.bindAndFire(to: saving, \.isSpinning)
    }

    override func viewDidLoad() {
        let cancelButton = Button(ContactsTexts.cancel, role: .cancel, action: cancel)
        barItems = [cancelButton, Button(ContactsTexts.done, role: .primary, command: viewModel.done)]

        form.firstName.bind(viewModel.firstName)
        form.lastName.bind(viewModel.lastName)
        form.company.bind(viewModel.company)
        form.onSubmit { [viewModel] in _ = viewModel.done.execute() }
        form.phones.bind(viewModel.phones)
        form.mails.bind(viewModel.mails)
        form.addresses.bind(viewModel.addresses)
        form.birthday.bind(viewModel.birthday)
        form.notes.bind(viewModel.notes)
        form.photo.bind(viewModel.photo)

        viewModel.hasUnsavedChanges.bindAndFire(to: self, \.hasUnsavedChanges)
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
    }

    override func shouldLeave() -> Bool {
        if viewModel.hasUnsavedChanges.value { show(.discarding(discard: close)) }
        return !viewModel.hasUnsavedChanges.value
    }

    /// Called when the person saves although another person changed the contact first.
    func saveAnyway(_ merge: ContactMerge) {}

    private func tell(_ notice: ContactFormNotice) {
        switch notice {
        case .namesMissing: show(.namesMissing(in: form))
        case .failed(let error):
            show(.failure(error) { [viewModel] in viewModel.done.execute() })
        case .conflict(let merge):
            show(.conflict(merge) { [weak self] in self?.saveAnyway(merge) })
        }
    }
}
