import Belvedere

/// VIPER: the view. It is the same as in MVP, and does not know which parts its presenter uses.
final class AddChoreModuleScreen: AddChoreForm, AddChoreModuleView {
    private let save: Button

    init(presenter: AddChoreModulePresenter, router: Router<ChoresRoute>) {
        let name = Dynamic("")
        save = Button("Save", role: .primary) { await presenter.userTappedSave(name.value) }
        super.init(save: save, router: router)
        own(presenter)
        field.bind(name)
        field.onSubmit { await presenter.userTappedSave(name.value) }
    }

    func showProblem(_ text: String) { field.message = text }
    func showIsSaving(_ isSaving: Bool) { save.isRunning = isSaving }
}
