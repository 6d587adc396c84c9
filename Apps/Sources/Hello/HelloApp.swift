public import Belvedere
internal import HelloModel
internal import Visitors

extension BelvedereApp {
    /// The app Hello, the smallest complete app: MVVM with one binding.
    public static let hello = hello()

    /// Returns the app Hello, the smallest complete app: MVVM with one binding.
    ///
    /// - Parameter visitors: the people who use the app now, or nil. The screen shows their number if there are at least two.
    public static func hello(visitors: Presence? = nil) -> BelvedereApp {
        BelvedereApp(HelloTexts.appName, path: "/hello", summary: HelloTexts.appSummary) { _ in
            let screen = HelloScreen(viewModel: HelloViewModel())
            if let visitors { screen.showCompany(in: visitors) }
            // The hint is not part of the screen, so that the screen stays the smallest complete one.
            screen.content = Stack(.vertical, style: .group, [Label(HelloTexts.hint, style: .detail), screen.content])
            return Window(screen)
        }
    }
}
