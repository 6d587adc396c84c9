import Belvedere

/// What the form does: it stores a chore, and says so if that fails.
final class AddChoreViewModel: ViewModel {
    let name = Dynamic("")
    let problem = Dynamic("")
    private let store: any ChoreStore
    private let onAdd: (Chore) -> Void

    /// Cannot be executed again while it runs. It is cancelled when the form leaves.
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
