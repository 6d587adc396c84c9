import Belvedere

/// MVVM: the view. It binds its fields and buttons to the values of its view model.
final class BoundAddChoreScreen: AddChoreForm {
    init(viewModel: AddChoreViewModel, router: Router<ChoresRoute>) {
        super.init(save: Button("Save", role: .primary, command: viewModel.save), router: router)
        own(viewModel)
        field.bind(viewModel.name)
        field.onSubmit { viewModel.save.execute() }
        viewModel.problem.bindAndFire(to: field, \.message)
    }
}
