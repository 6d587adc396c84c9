internal import Belvedere

/// A screen on which examples stand.
class CatalogueStage: Screen {
    /// By which examples lead to other screens.
    let router: Router<CatalogueRoute>

    init(title: String, router: Router<CatalogueRoute>) {
        self.router = router
        super.init(title: title)
    }
}
