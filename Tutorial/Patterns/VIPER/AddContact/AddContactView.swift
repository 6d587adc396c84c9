import Belvedere

/// Reports the person's actions to its presenter, and shows the presenter's answers.
final class AddContactView: Screen, AddContactViewProtocol {
    var presenter: (any AddContactPresenterProtocol)?
    private let firstNameTextField = TextField("First name"), lastNameTextField = TextField("Last name")

    override func viewDidLoad() {
        title = "New contact"
        content = Stack(firstNameTextField, lastNameTextField)
        barItems = [
            Button("Cancel", role: .cancel) { [unowned self] in presenter?.cancelAddContact() },
            Button("Done", role: .primary) { [unowned self] in didClickOnDoneButton() },
        ]
        firstNameTextField.focus()
    }

    private func didClickOnDoneButton() { presenter?.addNewContact(firstName: firstNameTextField.text, lastName: lastNameTextField.text) }

    func showError(_ message: String) { show(Alert("Error", message: message)) }
}
