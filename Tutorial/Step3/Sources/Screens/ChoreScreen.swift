import Belvedere

/// One chore, with a switch.
final class ChoreScreen: Screen {
    init(viewModel: ChoreViewModel) {
        super.init(title: viewModel.name, content: Toggle("Done").bind(viewModel.isDone))
        own(viewModel)
    }
}
