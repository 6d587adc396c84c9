import Belvedere
import PatternModel

/// Has values that the form binds to. It tells its parent by a closure.
final class AddContactViewModel: ViewModel {
    let name = Dynamic("")
    let problem = Dynamic("")
    private let store: any ContactStore
    private let onSave: (Contact) -> Void
    private(set) lazy var save = AsyncCommand<Void> { [unowned self] in await add() }

    init(store: any ContactStore, onSave: @escaping (Contact) -> Void) {
        self.store = store
        self.onSave = onSave
    }

    private func add() async {
        problem.value = name.value.isEmpty ? "A name is needed." : ""
        guard problem.value.isEmpty else { return }
        do {
            onSave(try await store.add(name.value))
        } catch {
            problem.value = "The contact was not saved."
        }
    }
}
