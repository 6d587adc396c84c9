internal import Belvedere

extension CataloguePage {
    /// Messages that come and go.
    static var toast: CataloguePage {
        CataloguePage(
            .toast, "Toast", in: .screens, of: [.toast], "Says what has happened, and offers to undo it.",
            keys: [
                CatalogueKey("Esc", "Closes it")
            ],
            [
                Example("With a way back") { stage in
                    let told = Label("It is there", style: .detail)
                    return Stack(
                        told,
                        Button("Delete") { [unowned stage] in
                            told.text = "It is gone"
                            stage.show(Toast("Deleted", action: "Undo") { told.text = "It is there" })
                        })
                },
                Example("Announced, and not shown") { stage in
                    Button("Say something") { [unowned stage] in
                        stage.window?.announce("Something was said")
                    }
                },
            ])
    }
}
