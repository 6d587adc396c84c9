import Belvedere

/// What the screen shows and does. It knows no view.
public final class ChoresViewModel: ViewModel {
    /// What a person is typing.
    let newName = Dynamic("")
    /// What there is to do.
    let chores = DynamicList<String>()
    /// Computed from the list, and again whenever the list changes.
    private(set) lazy var summary = chores.counted.map { $0 == 1 ? "1 chore" : "\($0) chores" }

    /// Can be executed only while something is typed.
    private(set) lazy var add = Command<Void>(canExecute: newName.map { !$0.isEmpty }) { [unowned self] in
        chores.append(newName.value)
        newName.value = ""
    }

    public init() {}
}
