import Belvedere

/// What the list shows and does.
public final class ChoresViewModel: ViewModel {
    let chores = DynamicList<Chore>()
    private(set) lazy var summary = chores.asValue.map { all in "\(all.count { $0.isDone }) of \(all.count) done" }

    public init(_ names: [String] = []) {
        names.forEach(add)
    }

    func add(_ name: String) {
        chores.append(Chore(id: chores.count + 1, name: name))
    }

    /// The view model of one chore, or nil if there is no such chore.
    func chore(_ id: Int) -> ChoreViewModel? {
        chores.element(id: id).map { chore in
            ChoreViewModel(chore) { [chores] isDone in chores.update(id: id) { $0.isDone = isDone } }
        }
    }
}
