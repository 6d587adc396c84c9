import Belvedere
import PatternModel

/// Calls the view model of the list, and reports the new row by `didAddContact`.
final class AddContactViewController: Screen {
    private let firstNameTextField = TextField("First name")
    private let lastNameTextField = TextField("Last name")
    private let contactViewModelController: ContactViewModelController
    private let router: Router<ContactsRoute>
    private let didAddContact: (ContactViewModel, Int) -> Void

    init(
        _ contactViewModelController: ContactViewModelController, router: Router<ContactsRoute>,
        didAddContact: @escaping (ContactViewModel, Int) -> Void
    ) {
        self.contactViewModelController = contactViewModelController
        self.router = router
        self.didAddContact = didAddContact
        super.init(title: "New contact", content: Stack(firstNameTextField, lastNameTextField))
    }

    override func viewDidLoad() {
        barItems = [
            Button("Cancel", role: .cancel) { [unowned self] in didClickOnCancelButton() },
            Button("Done", role: .primary) { [unowned self] in didClickOnDoneButton() },
        ]
        firstNameTextField.focus()
    }

    private func didClickOnCancelButton() { router.dismiss() }

    private func didClickOnDoneButton() {
        let (firstName, lastName) = (firstNameTextField.text, lastNameTextField.text)
        guard !firstName.isEmpty, !lastName.isEmpty else {
            return showError("A contact must have first and last names")
        }
        contactViewModelController.createContact(
            firstName: firstName, lastName: lastName,
            success: { [weak self] viewModel, index in
                self?.didAddContact(viewModel, index)
                self?.router.dismiss()
            },
            failure: { [weak self] in self?.showError("The contact was not saved") }
        )
    }

    private func showError(_ message: String) { show(Alert("Error", message: message)) }
}
