internal import Belvedere

/// A presented screen that asks before it closes if it contains text.
final class FixtureFormScreen: Screen {
    private let name = TextField("Your name", keyboard: .name)
    private let router: Router<FixtureRoute>

    init(router: Router<FixtureRoute>) {
        self.router = router
        super.init(title: "Form")
        name.onChange { [unowned self] text in
            hasUnsavedChanges = !text.isEmpty
            name.message = text.count > 20 ? "A name has at most 20 letters here." : ""
        }
        name.onSubmit { [unowned self] in done() }
        content = Stack(name, Button("Done", role: .primary) { [unowned self] in done() })
        name.focus()
    }

    private func done() {
        hasUnsavedChanges = false
        let text = name.text
        let window = window
        router.dismiss()
        window?.show(Toast("Hello, \(text)"))
    }

    override func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        window?.show(
            Alert(
                "Leave the form?", message: "Your text would be lost.",
                actions: [
                    .cancel("Stay"),
                    Alert.Action("Leave", role: .destructive) { [unowned self] in
                        hasUnsavedChanges = false
                        router.dismiss()
                    },
                ]))
        return false
    }
}
