internal import Belvedere

extension CataloguePage {
    /// Screens, and the ways between them.
    static var screen: CataloguePage {
        CataloguePage(
            .screen, "Screen", in: .screens, of: [.window, .screen, .bar], "One screenful, with a title and an address.",
            keys: [
                CatalogueKey("Esc", "Leaves a presented screen"), CatalogueKey("Alt ←", "Goes back, as the browser's own button does"),
            ],
            [
                Example("Pushed and presented") { stage in
                    Stack(
                        .horizontal,
                        Button("Push a screen") { stage.router.push(.step(1)) },
                        Button("Present a form") { stage.router.present(.form) }
                    )
                },
                Example("A title and buttons in the bar") { stage in
                    Stack(
                        .horizontal,
                        Button("Change the title") { stage.title = "Another title" },
                        Button("Add a button to the bar") { [unowned stage] in
                            stage.barItems = [Button("Refresh", symbol: .refresh) {}]
                        }
                    )
                },
            ])
    }
}
