import Belvedere

/// The screen of the list. It makes views and binds them, and decides nothing.
final class ChoresScreen: Screen {
    init(viewModel: ChoresViewModel) {
        let summary = Label(style: .detail)
        let name = TextField("What is to be done?").bind(viewModel.newName)
        super.init(
            title: "Chores",
            content: Stack(
                summary,
                List(viewModel.chores) { Label($0) },
                name,
                Button("Add", role: .primary, command: viewModel.add)
            ))
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
        name.onSubmit { viewModel.add.execute() }
    }
}
