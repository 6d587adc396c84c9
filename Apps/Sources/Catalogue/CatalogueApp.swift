public import Belvedere
internal import Charts

extension BelvedereApp {
    /// The catalogue app: every view of the kit, live, with its Swift code, its keys and the transcript that a screen reader would speak.
    public static let catalogue = catalogue("Views", path: "/views", summary: "Every view of the kit, with its code")

    /// Returns the catalogue with another name or another theme.
    ///
    /// - Parameters:
    ///   - name: the name of the app, in the language of the session.
    ///   - path: the address of the app.
    ///   - summary: a sentence for a list of apps.
    ///   - theme: the theme of the app.
    public static func catalogue(
        _ name: @autoclosure @escaping @Sendable () -> String, path: String, summary: @autoclosure @escaping @Sendable () -> String,
        theme: Theme = Theme()
    ) -> BelvedereApp {
        BelvedereApp(name(), path: path, summary: summary(), theme: theme, modules: [ScatterChart.module]) { _ in
            let router = Router(root: CatalogueRoute.list)
            return Window(router, root: CatalogueWireframe(router: router))
        }
    }
}
