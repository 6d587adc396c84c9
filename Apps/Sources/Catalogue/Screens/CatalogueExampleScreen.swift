internal import Belvedere

/// One example and nothing else: what the headless host perceives, and what a person can look at alone.
final class CatalogueExampleScreen: CatalogueStage {
    init(_ example: Example, router: Router<CatalogueRoute>) {
        super.init(title: example.title, router: router)
        content = example.make(self)
    }
}
