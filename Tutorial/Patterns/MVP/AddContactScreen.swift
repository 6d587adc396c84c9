import Belvedere

/// Tells its presenter what a person does, and shows what it is told.
final class AddContactScreen: Screen, AddContactView {
    private let field = TextField("Name")

    init(presenter: AddContactPresenter) {
        let name = Dynamic("")
        field.bind(name)
        super.init(
            title: "New contact", content: Stack(field, Button("Save", role: .primary) { await presenter.userTappedSave(name.value) }))
        own(presenter)
    }

    func showProblem(_ text: String) { field.message = text }
}
