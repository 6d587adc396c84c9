internal import Belvedere

extension CataloguePage {
    /// The page with buttons.
    static var button: CataloguePage {
        CataloguePage(
            .button, "Button", in: .actions, of: [.button], CatalogueTexts.somethingPress, keys: [.tab, .press],
            sample: PageSample(text: \.title, isControl: true) { Button("Reserve", role: .primary) {} },
            [
                PageExample(CatalogueTexts.roles) {
                    let told = Label(style: .detail)
                    return Stack(
                        Stack(
                            .horizontal,
                            Button("Book", role: .primary) { told.text = "Booked" },
                            Button("Compare") { told.text = "Compared" },
                            Button("Delete", role: .destructive) { told.text = "Deleted" },
                            Button("Cancel", role: .cancel) { told.text = "Cancelled" }
                        ),
                        told
                    )
                },
                PageExample(CatalogueTexts.symbol) {
                    Stack(
                        .horizontal,
                        Button("Download", symbol: .download) {},
                        Button("Refresh", symbol: .refresh) {},
                        Button(symbol: .add, name: "Add a contact") {}
                    )
                },
                PageExample(CatalogueTexts.disabled) {
                    let button = Button("Sold out", role: .primary) {}
                    button.isEnabled = false
                    return button
                },
                PageExample(CatalogueTexts.running) {
                    let button = Button("Saving") {}
                    button.isRunning = true
                    return button
                },
                PageExample(CatalogueTexts.keyboardShortcut) {
                    let told = Label(style: .detail)
                    return Stack(Button("Save") { told.text = "Saved" }.shortcut("s"), told)
                },
                PageExample(CatalogueTexts.handlerWaits) {
                    let told = Label("Press it", style: .detail)
                    return Stack(
                        told,
                        Button("Wait a second") {
                            told.text = "Waiting"
                            try? await Task.sleep(for: .seconds(1))
                            told.text = "Done"
                        })
                },
                PageExample(CatalogueTexts.boundCommand) {
                    let isReady = Dynamic(false)
                    let told = Label(style: .detail)
                    let send = Command(canExecute: isReady) { told.text = "Sent" }
                    return Stack(
                        Toggle("I have read it").bind(isReady),
                        Button("Send", role: .primary, command: send), told
                    )
                },
            ])
    }
}
