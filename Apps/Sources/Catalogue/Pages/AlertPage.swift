internal import Belvedere

extension CataloguePage {
    /// The page with questions that the person must answer before anything else.
    static var alert: CataloguePage {
        CataloguePage(
            .alert, "Alert", in: .screens, of: [.alert], CatalogueTexts.questionHasBeAnsweredFirst,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesAmongAnswers), CatalogueKey("Esc", CatalogueTexts.givesAnswerDoesNoHarm),
            ],
            [
                PageExample(CatalogueTexts.beforeSomethingLost) { stage in
                    let told = Label("It is there", style: .detail)
                    return Stack(
                        told,
                        Button("Delete", role: .destructive) { [unowned stage] in
                            stage.show(
                                Alert(
                                    "Delete it?", message: "It cannot be brought back.",
                                    actions: [
                                        .cancel("Keep"),
                                        Alert.Action("Delete", role: .destructive) { told.text = "Deleted" },
                                    ]))
                        })
                }
            ])
    }
}
