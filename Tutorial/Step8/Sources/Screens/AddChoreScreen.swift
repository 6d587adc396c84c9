import Belvedere

/// The form for a new chore. Its address leads here too, so hiding the button "Add" is not enough.
final class AddChoreScreen: Screen {
    private let router: Router<ChoresRoute>

    init(viewModel: AddChoreViewModel, router: Router<ChoresRoute>) {
        self.router = router
        let field = TextField("What is to be done?").bind(viewModel.name)
        let form = Stack(field, Button("Save", role: .primary, command: viewModel.save))
        super.init(title: "New chore", content: viewModel.mayAdd ? form : EmptyState("You may not add chores"))
        own(viewModel)
        viewModel.problem.bindAndFire(to: field, \.message)
        viewModel.name.bind(to: self) { screen, text in screen.hasUnsavedChanges = !text.isEmpty }
        field.onSubmit { viewModel.save.execute() }
        if viewModel.mayAdd { field.focus() }
    }

    override func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        show(
            Alert(
                "Drop what you typed?",
                actions: [
                    .cancel("Keep typing"),
                    Alert.Action("Drop it", role: .destructive) { [router] in router.dismiss() },
                ]))
        return false
    }
}
