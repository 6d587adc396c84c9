import Belvedere

/// The state and the actions of the form. It adds a chore for everybody, if the person may, and shows a message if that fails.
final class AddChoreViewModel: ViewModel {
    let name = Dynamic("")
    let problem = Dynamic("")
    let mayAdd: Bool
    private let household: Household
    private let onAdd: () -> Void
    private(set) lazy var save = AsyncCommand<Void>(canExecute: name.map { !$0.isEmpty }) { [unowned self] in
        await add(name.value)
    }

    init(household: Household, mayAdd: Bool, onAdd: @escaping () -> Void) {
        self.household = household
        self.mayAdd = mayAdd
        self.onAdd = onAdd
    }

    private func add(_ name: String) async {
        guard mayAdd else { return }
        problem.value = ""
        do {
            try await household.add(name)
            onAdd()
        } catch {
            problem.value = "The chore was not saved. Try again."
        }
    }
}
