internal import Belvedere

/// A screen with a text field. If the field has a text when a person closes the screen, an alert asks for confirmation first.
final class ConformanceForm: Screen {
    private let field = TextField("Name")
    private let router: Router<ConformancePlace>

    init(_ router: Router<ConformancePlace>) {
        self.router = router
        super.init(title: "Form", content: Stack(field))
        barItems = [Button("Cancel", role: .cancel) { router.requestBack() }]
        field.onChange { [unowned self] in hasUnsavedChanges = !$0.isEmpty }
    }

    override func shouldLeave() -> Bool {
        if field.text.isEmpty { return true }
        show(
            Alert(
                "Discard?",
                actions: [
                    Alert.Action("Discard", role: .destructive) { [router] in router.dismiss() },
                    .cancel("Keep"),
                ]))
        return false
    }
}
