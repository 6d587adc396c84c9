import Belvedere

/// MVP: what the presenter may ask of its view.
protocol AddChoreView: AnyObject {
    func showProblem(_ text: String)
    func showIsSaving(_ isSaving: Bool)
}

/// MVP: the presenter tells its view what to show. It holds the view weakly, so what comes late finds none.
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
