import Belvedere

extension BelvedereApp {
    static func nestedNearby(_ service: any PlacesService) -> BelvedereApp {
        BelvedereApp("Nested view models", path: "/patterns/nested") { _ in
            Window(HomeViewController(viewModel: HomeViewModel(service: service)))
        }
    }
}
