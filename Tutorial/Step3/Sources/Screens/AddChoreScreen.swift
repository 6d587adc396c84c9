import Belvedere

/// The form for a new chore. It asks before it discards the typed text.
final class AddChoreScreen: Screen {
    private let router: Router<ChoresRoute>

    init(router: Router<ChoresRoute>, onAdd: @escaping (String) -> Void) {
        self.router = router
        let name = Dynamic("")
        let field = TextField("What is to be done?").bind(name)
        let save = Command<Void>(canExecute: name.map { !$0.isEmpty }) {
            onAdd(name.value)
            router.dismiss()
        }
        super.init(title: "New chore", content: Stack(field, Button("Save", role: .primary, command: save)))
        name.bind(to: self) { screen, text in screen.hasUnsavedChanges = !text.isEmpty }
        field.onSubmit { save.execute() }
        field.focus()
    }

    override func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        show(
            Alert(
                "Drop what you typed?",
                actions: [
                    .cancel("Keep typing"),
                    Alert.Action("Drop it", role: .destructive) { [router] in router.dismiss() },
                ]))
        return false
    }
}
