import Belvedere

/// MVP: the screen tells its presenter what a person does, and shows what it is told.
final class PresentedAddChoreScreen: AddChoreForm, AddChoreView {
    private let save: Button

    init(presenter: AddChorePresenter, router: Router<ChoresRoute>) {
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
