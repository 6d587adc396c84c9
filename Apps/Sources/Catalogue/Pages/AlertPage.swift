internal import Belvedere

extension CataloguePage {
    /// Questions that are answered first.
    static var alert: CataloguePage {
        CataloguePage(
            .alert, "Alert", in: .screens, of: [.alert], "A question that has to be answered first.",
            keys: [
                CatalogueKey("Tab", "Moves among the answers"), CatalogueKey("Esc", "Gives the answer that does no harm"),
            ],
            [
                Example("Before something is lost") { stage in
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
