public import Belvedere
internal import HelloModel
internal import Visitors

extension BelvedereApp {
    /// The smallest complete app: MVVM on one binding.
    public static let hello = hello()

    /// The smallest complete app: MVVM on one binding.
    ///
    /// - Parameter visitors: who is here. If it is given, whoever is not alone is told how many there are.
    public static func hello(visitors: Presence? = nil) -> BelvedereApp {
        BelvedereApp(HelloTexts.appName, path: "/hello", summary: HelloTexts.appSummary) { _ in
            let screen = HelloScreen(viewModel: HelloViewModel())
            if let visitors { screen.showCompany(in: visitors) }
            return Window(screen)
        }
    }
}
