internal import Belvedere

/// A presented screen with a form. It asks for confirmation before typed text is lost.
final class CatalogueFormScreen: Screen {
    private let name = TextField("Your name", keyboard: .name)
    private let router: Router<CatalogueRoute>

    init(router: Router<CatalogueRoute>) {
        self.router = router
        super.init(title: "Form")
        name.onChange { [unowned self] in hasUnsavedChanges = !$0.isEmpty }
        name.onSubmit { [unowned self] in done() }
        content = Stack(name, Button("Done", role: .primary) { [unowned self] in done() })
        name.focus()
    }

    private func done() {
        hasUnsavedChanges = false
        let (text, window) = (name.text, window)
        router.dismiss()
        window?.show(Toast("Hello, \(text)"))
    }

    override func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        show(
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
