internal import Belvedere

extension CataloguePage {
    /// The page with screens, and the navigation between them.
    static var screen: CataloguePage {
        CataloguePage(
            .screen, "Screen", in: .screens, of: [.window, .tools, .screen, .bar], CatalogueTexts.oneScreenfulTitleAddress,
            keys: [
                CatalogueKey("Esc", CatalogueTexts.leavesPresentedScreen), CatalogueKey("Alt ←", CatalogueTexts.goesBackBrowsersOwnButton),
            ],
            [
                PageExample(CatalogueTexts.pushedPresented) { stage in
                    Stack(
                        .horizontal,
                        Button("Push a screen") { stage.router.push(.step(1)) },
                        Button("Present a form") { stage.router.present(.form) }
                    )
                },
                PageExample(CatalogueTexts.titleButtonsBar) { stage in
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
