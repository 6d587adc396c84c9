import Belvedere

/// The views of the form, and the question before typed text is discarded. All three patterns use it.
class AddChoreForm: Screen {
    let field = TextField("What is to be done?")
    private let router: Router<ChoresRoute>

    init(save: Button, router: Router<ChoresRoute>) {
        self.router = router
        super.init(title: "New chore", content: Stack(field, save))
        field.onChange { [unowned self] text in hasUnsavedChanges = !text.isEmpty }
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
