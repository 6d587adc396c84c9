internal import Belvedere
internal import NearbyModel

/// Builds the screen at the bottom; that one builds the rest.
final class NearbyRoot: ScreenBuilding {
    private let makeViewModel: () -> HomeViewModel

    init(makeViewModel: @escaping () -> HomeViewModel) {
        self.makeViewModel = makeViewModel
    }

    func screen(for route: NearbyRoute) -> Screen? {
        route == .home ? HomeScreen(viewModel: makeViewModel()) : nil
    }
}
