public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// The app Circles: circles on a canvas, with undo and redo.
    public static let circles = BelvedereApp(SevenGUIsTexts.circles, path: "/sevenguis/circles", summary: SevenGUIsTexts.circlesSummary) {
        _ in
        let router = Router(root: CirclesRoute.canvas)
        let viewModel = CirclesViewModel(router: router)
        return Window(router) { route in
            route == .canvas ? CirclesScreen(viewModel: viewModel) : nil
        }
    }
}
