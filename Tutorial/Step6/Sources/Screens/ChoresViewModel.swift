import Belvedere

/// The state and the actions of the list. A person can search it.
public final class ChoresViewModel: ViewModel {
    let state = Dynamic(ContentState<Void>.loading)
    let chores = DynamicList<Chore>()
    private(set) lazy var summary = chores.asValue.map { all in "\(all.count { $0.isDone }) of \(all.count) done" }
    let searchText = Dynamic("")
    /// The search text, updated when a person pauses.
    private(set) lazy var query = searchText.debounced(for: .milliseconds(300))
    private(set) lazy var shown = chores.filter(by: query) { chore, query in
        query.isEmpty || chore.name.lowercased().contains(query.lowercased())
    }
    private let store: any ChoreStore

    public init(store: any ChoreStore) {
        self.store = store
    }

    func load() async {
        state.value = .loading
        do {
            chores.assign(try await store.chores())
            showChores()
        } catch {
            state.value = .failed(ContentMessage("The chores cannot be shown", detail: "Their store does not answer."))
        }
    }

    func didAdd(_ chore: Chore) {
        chores.append(chore)
        showChores()
    }

    /// Shows the change at once, and undoes it if the store fails.
    func setDone(_ isDone: Bool, id: Int) {
        guard let before = chores.element(id: id), before.isDone != isDone else { return }
        chores.update(id: id) { $0.isDone = isDone }
        guard let chore = chores.element(id: id) else { return }
        launch(in: .session) { [self] in
            do { try await store.update(chore) } catch { chores.update(id: id) { $0 = before } }
        }
    }

    func addForm(onAdd: @escaping (Chore) -> Void) -> AddChoreViewModel {
        AddChoreViewModel(store: store, onAdd: onAdd)
    }

    private func showChores() {
        state.value = chores.isEmpty ? .empty(ContentMessage("Nothing to do", action: "Add a chore")) : .content
    }
}
