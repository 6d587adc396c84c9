internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// A list, and what was chosen from it beside it.
    static var splitView: CataloguePage {
        CataloguePage(
            .splitView, "SplitView", in: .screens, of: [.splitView], "In a wide window, a pushed screen stands beside the one below.",
            keys: [
                CatalogueKey("Esc", "In the detail: moves the keyboard back to the chosen row"),
                CatalogueKey("F6", "Moves the keyboard between the list and the detail"),
            ],
            [
                Example("Steps beside this screen, in a wide window") { stage in
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
