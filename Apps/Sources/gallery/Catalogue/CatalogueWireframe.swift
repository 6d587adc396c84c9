internal import Belvedere

/// Builds the screens of the catalogue.
final class CatalogueWireframe: Wireframe, ScreenBuilding {
    let router: Router<CatalogueRoute>

    init(router: Router<CatalogueRoute>) {
        self.router = router
    }

    func screen(for route: CatalogueRoute) -> Screen? {
        switch route {
        case .views: CatalogueScreen(router: router)
        case .detail(let number): CatalogueDetailScreen(number: number, router: router)
        case .switches: CatalogueSwitchesScreen(router: router)
        case .form: CatalogueFormScreen(router: router)
        case .layout: CatalogueLayoutScreen(router: router)
        case .lone(let lone): CatalogueLoneScreen(lone)
        case .table: CatalogueTableScreen()
        case .drawn: CatalogueDrawnScreen()
        }
    }
}
