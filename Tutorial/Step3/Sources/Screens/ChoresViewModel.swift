import Belvedere

/// The state and the actions of the list.
public final class ChoresViewModel: ViewModel {
    let chores = DynamicList<Chore>()
    private(set) lazy var summary = chores.asValue.map { all in "\(all.count { $0.isDone }) of \(all.count) done" }

    public init(_ names: [String] = []) {
        names.forEach(add)
    }

    func add(_ name: String) {
        chores.append(Chore(id: chores.count + 1, name: name))
    }

    /// Returns the view model of a chore, or nil if the list has no chore with this identifier.
    func chore(_ id: Int) -> ChoreViewModel? {
        chores.element(id: id).map { chore in
            ChoreViewModel(chore) { [chores] isDone in chores.update(id: id) { $0.isDone = isDone } }
        }
    }
}
