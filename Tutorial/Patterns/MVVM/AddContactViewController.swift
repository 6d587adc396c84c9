import Belvedere
import PatternModel

/// Owns its view model and binds to it.
final class AddContactViewController: Screen {
    private let firstNameTextField = TextField("First name")

    init(viewModel: AddContactViewModel, router: Router<ContactsRoute>) {
        super.init(
            title: "New contact",
            content: Stack(firstNameTextField.bind(viewModel.firstName), TextField("Last name").bind(viewModel.lastName))
        )
        own(viewModel)
        barItems = [
            Button("Cancel", role: .cancel) { router.dismiss() },
            Button("Done", role: .primary, command: viewModel.done),
        ]
        viewModel.error.bind(to: self) { screen, message in screen.show(Alert("Error", message: message)) }
    }

    override func viewDidLoad() { firstNameTextField.focus() }
}
