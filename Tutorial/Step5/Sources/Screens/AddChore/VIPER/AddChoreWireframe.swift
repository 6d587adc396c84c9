import Belvedere

/// VIPER: the wireframe. It connects the parts of the module, and closes the form.
final class AddChoreWireframe: Wireframe, AddChoreNavigation {
    private let store: any ChoreStore
    private let router: Router<ChoresRoute>
    private let onAdd: (Chore) -> Void

    init(store: any ChoreStore, router: Router<ChoresRoute>, onAdd: @escaping (Chore) -> Void) {
        self.store = store
        self.router = router
        self.onAdd = onAdd
    }

    func screen() -> Screen {
        let interactor = AddChoreInteractor(store: store)
        return AddChoreModuleScreen(presenter: AddChoreModulePresenter(interactor: interactor, navigation: self), router: router)
    }

    func close(with chore: Chore) {
        onAdd(chore)
        router.dismiss()
    }
}
