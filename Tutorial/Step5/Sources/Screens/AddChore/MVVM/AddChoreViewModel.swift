import Belvedere

/// MVVM: the view model. It has values, and knows no view that shows them.
final class AddChoreViewModel: ViewModel {
    let name = Dynamic("")
    let problem = Dynamic("")
    private let store: any ChoreStore
    private let onAdd: (Chore) -> Void
    private(set) lazy var save = AsyncCommand<Void> { [unowned self] in await add() }

    init(store: any ChoreStore, onAdd: @escaping (Chore) -> Void) {
        self.store = store
        self.onAdd = onAdd
    }

    private func add() async {
        guard !name.value.isEmpty else {
            problem.value = "Say what is to be done."
            return
        }
        problem.value = ""
        do {
            onAdd(try await store.add(name.value))
        } catch {
            problem.value = "The chore was not saved. Try again."
        }
    }
}
