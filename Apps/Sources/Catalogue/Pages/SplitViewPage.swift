internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// The page with a list with its chosen detail next to it.
    static var splitView: CataloguePage {
        CataloguePage(
            .splitView, "SplitView", in: .screens, of: [.splitView], CatalogueTexts.wideWindowPushedScreenStands,
            keys: [
                CatalogueKey("Esc", CatalogueTexts.detailMovesKeyboardBackChosen),
                CatalogueKey("F6", CatalogueTexts.movesKeyboardBetweenListDetail),
            ],
            [
                PageExample(CatalogueTexts.stepsBesideThisScreenWide) { stage in
                    let list = List(DynamicList([1, 2, 3])) { number in Label("Step \(number)") }
                    list.title = "Steps"
                    list.onActivate { stage.router.push(.step($0), onto: .page(.splitView)) }
                    stage.router.dynamicStack.bindAndFire(to: list) { list, stack in list.selection = { stack.top == .step($0) } }
                    let split = Button("Split the window") { [unowned stage] in
                        stage.splitView = SplitView(placeholder: EmptyState("No step is chosen"))
                    }
                    return Stack(split, list)
                }
            ])
    }
}
