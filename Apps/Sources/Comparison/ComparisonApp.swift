public import Belvedere
internal import BelvedereCore

extension BelvedereApp {
    /// Returns the app that compares one app in several architectures: a diagram of living objects, figures, and when to use which.
    ///
    /// - Parameters:
    ///   - apps: The compared apps, in the order in which they are shown.
    ///   - path: The path of this app. It may be the beginning of the paths of the compared apps.
    ///   - article: The path of the article with the whole comparison; `nil` if there is none.
    public static func comparison(of apps: [ComparedApp], at path: String, article: String? = nil) -> BelvedereApp {
        BelvedereApp(
            ComparisonTexts.title, path: path, summary: ComparisonTexts.summary, theme: Theme(styleSheet: ComparisonStyle.sheet)
        ) { _ in
            Window(Router(root: ComparisonRoute.comparison)) { _ in ComparisonScreen(apps, article: article) }
        }
    }
}

/// The styles that the comparison adds to the kit's theme: it uses the whole width, and shows whole diagrams where they are readable.
nonisolated enum ComparisonStyle {
    static let sheet = """
        .screen:has(.drawing) { --gutter: max(1rem, (100% - 100rem) / 2, env(safe-area-inset-left), env(safe-area-inset-right)) }
        .drawing > svg { border: 0 }
        @media (min-width: 60rem) { .drawing > svg[width] { inline-size: 100%; min-inline-size: 0 } }
        """
}

/// The route of the comparison. Without routes, each address below the path of the app would show it.
nonisolated enum ComparisonRoute: Route {
    case comparison
    static let paths = ["comparison": ""]
}
