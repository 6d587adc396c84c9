import Belvedere

/// Owns its view model and binds to it.
final class AddContactScreen: Screen {
    init(viewModel: AddContactViewModel) {
        let field = TextField("Name").bind(viewModel.name)
        super.init(title: "New contact", content: Stack(field, Button("Save", role: .primary, command: viewModel.save)))
        own(viewModel)
        viewModel.problem.bindAndFire(to: field, \.message)
    }
}
