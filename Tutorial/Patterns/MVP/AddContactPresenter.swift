import Belvedere
import PatternModel

/// Decides what the form shows and tells it.
final class AddContactPresenter: Presenter<any AddContactView> {
    private let store: any ContactStore
    private let onSave: (Contact) -> Void

    init(store: any ContactStore, onSave: @escaping (Contact) -> Void) {
        self.store = store
        self.onSave = onSave
        super.init()
    }

    func userTappedSave(_ name: String) async {
        view?.showProblem(name.isEmpty ? "A name is needed." : "")
        guard !name.isEmpty else { return }
        do {
            onSave(try await store.add(name))
        } catch {
            view?.showProblem("The contact was not saved.")
        }
    }
}
