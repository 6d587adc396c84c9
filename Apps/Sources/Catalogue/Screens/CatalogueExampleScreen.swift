internal import Belvedere

/// A screen with one example alone. The headless host (which runs screens without a browser) reads this screen for the transcript, and a
/// person can open it.
final class CatalogueExampleScreen: CatalogueStage {
    init(_ example: PageExample, router: Router<CatalogueRoute>) {
        super.init(title: example.title, router: router)
        let view = example.make(self)
        view.accessibilityLanguage = "en"
        content = view
    }
}
