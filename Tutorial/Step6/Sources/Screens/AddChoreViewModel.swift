import Belvedere

/// The state and the actions of the form. It stores a chore, and shows a message if that fails.
final class AddChoreViewModel: ViewModel {
    let name = Dynamic("")
    let problem = Dynamic("")
    private let store: any ChoreStore
    private let onAdd: (Chore) -> Void

    /// Saves the chore. The command cannot be executed again while it runs, and is cancelled when the form leaves.
    private(set) lazy var save = AsyncCommand<Void>(canExecute: name.map { !$0.isEmpty }) { [unowned self] in
        await store(name.value)
    }

    init(store: any ChoreStore, onAdd: @escaping (Chore) -> Void) {
        self.store = store
        self.onAdd = onAdd
    }

    private func store(_ name: String) async {
        problem.value = ""
        do {
            onAdd(try await store.add(name))
        } catch {
            problem.value = "The chore was not saved. Try again."
        }
    }
}
