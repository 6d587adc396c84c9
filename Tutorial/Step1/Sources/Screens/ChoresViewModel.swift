import Belvedere

/// The state and the actions of the screen. It knows no view.
public final class ChoresViewModel: ViewModel {
    /// The text in the field for a new chore.
    let newName = Dynamic("")
    /// The names of the chores.
    let chores = DynamicList<String>()
    /// The number of chores, computed again when the list changes.
    private(set) lazy var summary = chores.counted.map { $0 == 1 ? "1 chore" : "\($0) chores" }

    /// Adds the typed chore. The command can be executed only while the field has text.
    private(set) lazy var add = Command<Void>(canExecute: newName.map { !$0.isEmpty }) { [unowned self] in
        chores.append(newName.value)
        newName.value = ""
    }

    public init() {}
}
