internal import Belvedere

/// A screen that contains live examples. The screens of a page and of a single example inherit from it.
class CatalogueStage: Screen {
    /// The router that examples use to open other screens.
    let router: Router<CatalogueRoute>

    init(title: String, router: Router<CatalogueRoute>) {
        self.router = router
        super.init(title: title)
    }
}
