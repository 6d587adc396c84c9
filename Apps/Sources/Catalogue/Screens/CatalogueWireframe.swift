internal import Belvedere

/// Builds the screens of the catalogue.
final class CatalogueWireframe: Wireframe, ScreenBuilding {
    let router: Router<CatalogueRoute>

    init(router: Router<CatalogueRoute>) {
        self.router = router
    }

    func screen(for route: CatalogueRoute) -> Screen? {
        switch route {
        case .list: CatalogueListScreen(viewModel: CatalogueListViewModel(router: router))
        case .page(let name): CataloguePage.named(name).map { CataloguePageScreen($0, router: router) }
        case .example(let page, let number):
            CataloguePage.named(page).flatMap { page in
                page.examples.indices.contains(number) ? CatalogueExampleScreen(page.examples[number], router: router) : nil
            }
        case .step(let number): CatalogueStepScreen(number: number, router: router)
        case .form: CatalogueFormScreen(router: router)
        }
    }
}
