import Belvedere

/// Reports the person's actions to its presenter, and shows the presenter's answers.
final class AddContactScreen: Screen, AddContactView {
    private let firstName = TextField("First name")
    private let lastName = TextField("Last name")

    init(presenter: AddContactPresenter) {
        super.init(title: "New contact", content: Stack(firstName, lastName))
        own(presenter)
        barItems = [
            Button("Cancel", role: .cancel) { presenter.userTappedCancel() },
            Button("Done", role: .primary) { [firstName, lastName] in await presenter.userTappedDone(firstName.text, lastName.text) },
        ]
    }

    override func viewDidLoad() { firstName.focus() }

    func showError(_ message: String) { show(Alert("Error", message: message)) }
}
