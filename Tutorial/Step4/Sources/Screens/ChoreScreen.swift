import Belvedere

/// One chore, with a switch. If a person opens its address directly, the chore is not loaded yet.
final class ChoreScreen: Screen {
    init(id: Int, viewModel: ChoresViewModel) {
        let done = Toggle("Done")
        super.init(title: "Chore", content: ContentView(done, state: viewModel.state, loading: "Loading the chore"))
        let chore = viewModel.chores.asValue.map { all in all.first { $0.id == id } }
        chore.bindAndFire(to: self) { screen, chore in
            screen.title = chore?.name ?? "No such chore"
            done.isOn = chore?.isDone ?? false
            done.isEnabled = chore != nil
        }
        done.onChange { viewModel.setDone($0, id: id) }
    }
}
