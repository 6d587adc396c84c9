public import Belvedere
internal import Charts

extension BelvedereApp {
    /// Every view of the kit, live, with its code, its keys and what a screen reader says of it.
    public static let catalogue = catalogue("Views", path: "/views", summary: "Every view of the kit, with its code")

    /// The catalogue by another name, or in another look.
    ///
    /// - Parameters:
    ///   - name: what it is called, in the language of the session that asks.
    ///   - path: where it lives.
    ///   - summary: a sentence for a list of apps.
    ///   - theme: how it looks.
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
