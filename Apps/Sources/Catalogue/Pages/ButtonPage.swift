internal import Belvedere

extension CataloguePage {
    /// Buttons.
    static var button: CataloguePage {
        CataloguePage(
            .button, "Button", in: .actions, of: [.button], "Something to press.", keys: [.tab, .press],
            [
                Example("Roles") {
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
                Example("With a symbol") {
                    Stack(
                        .horizontal,
                        Button("Download", symbol: .download) {},
                        Button("Refresh", symbol: .refresh) {},
                        Button(symbol: .add, name: "Add a contact") {}
                    )
                },
                Example("Disabled") {
                    let button = Button("Sold out", role: .primary) {}
                    button.isEnabled = false
                    return button
                },
                Example("Running") {
                    let button = Button("Saving") {}
                    button.isRunning = true
                    return button
                },
                Example("A handler that waits") {
                    let told = Label("Press it", style: .detail)
                    return Stack(
                        told,
                        Button("Wait a second") {
                            told.text = "Waiting"
                            try? await Task.sleep(for: .seconds(1))
                            told.text = "Done"
                        })
                },
                Example("Bound to a command") {
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
