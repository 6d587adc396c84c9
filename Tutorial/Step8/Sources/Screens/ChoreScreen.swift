import Belvedere

/// One chore, with a switch. The chore may still be on its way, as when its address is opened.
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
