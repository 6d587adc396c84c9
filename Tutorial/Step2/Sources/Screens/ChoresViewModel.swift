import Belvedere

/// The state and the actions of the list. It makes the view model of a chore that a person opens.
public final class ChoresViewModel: ViewModel {
    let newName = Dynamic("")
    let chores = DynamicList<Chore>()
    private(set) lazy var summary = chores.asValue.map { all in "\(all.count { $0.isDone }) of \(all.count) done" }

    private(set) lazy var add = Command<Void>(canExecute: newName.map { !$0.isEmpty }) { [unowned self] in
        append(newName.value)
        newName.value = ""
    }

    public init(_ names: [String] = []) {
        names.forEach(append)
    }

    /// Returns the view model of a chore, or nil if the list has no chore with this identifier.
    func chore(_ id: Int) -> ChoreViewModel? {
        chores.element(id: id).map { chore in
            ChoreViewModel(chore) { [chores] isDone in chores.update(id: id) { $0.isDone = isDone } }
        }
    }

    private func append(_ name: String) {
        chores.append(Chore(id: chores.count + 1, name: name))
    }
}
