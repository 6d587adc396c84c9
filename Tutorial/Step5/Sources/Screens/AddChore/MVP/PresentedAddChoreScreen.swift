import Belvedere

/// MVP: the view. It reports the person's actions to its presenter, and shows the presenter's answers.
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
