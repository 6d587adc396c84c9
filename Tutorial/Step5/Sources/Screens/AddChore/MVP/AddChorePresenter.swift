import Belvedere

/// MVP: the view as the presenter knows it.
protocol AddChoreView: AnyObject {
    func showProblem(_ text: String)
    func showIsSaving(_ isSaving: Bool)
}

/// MVP: the presenter. It calls its view, and holds it weakly. A result that arrives after the view has gone is dropped.
final class AddChorePresenter: Presenter<any AddChoreView> {
    private let store: any ChoreStore
    private let onAdd: (Chore) -> Void

    init(store: any ChoreStore, onAdd: @escaping (Chore) -> Void) {
        self.store = store
        self.onAdd = onAdd
        super.init()
    }

    func userTappedSave(_ name: String) async {
        guard !name.isEmpty else {
            view?.showProblem("Say what is to be done.")
            return
        }
        view?.showProblem("")
        view?.showIsSaving(true)
        defer { view?.showIsSaving(false) }
        do {
            onAdd(try await store.add(name))
        } catch {
            view?.showProblem("The chore was not saved. Try again.")
        }
    }
}
