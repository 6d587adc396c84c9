internal import Belvedere

extension CataloguePage {
    /// The page with messages that disappear by themselves.
    static var toast: CataloguePage {
        CataloguePage(
            .toast, "Toast", in: .screens, of: [.toast], CatalogueTexts.saysWhatHasHappenedOffers,
            keys: [
                CatalogueKey("Esc", CatalogueTexts.closes)
            ],
            [
                PageExample(CatalogueTexts.wayBack) { stage in
                    let told = Label("It is there", style: .detail)
                    return Stack(
                        told,
                        Button("Delete") { [unowned stage] in
                            told.text = "It is gone"
                            stage.show(Toast("Deleted", action: "Undo") { told.text = "It is there" })
                        })
                },
                PageExample(CatalogueTexts.announcedNotShown) { stage in
                    Button("Say something") { [unowned stage] in
                        stage.window?.announce("Something was said")
                    }
                },
            ])
    }
}
