internal import Belvedere
internal import NearbyModel

/// Builds the screen at the bottom; that one builds the rest.
final class NearbyRoot: ScreenBuilding {
    private let makeHome: () -> HomeScreen

    init(makeHome: @escaping () -> HomeScreen) {
        self.makeHome = makeHome
    }

    func screen(for route: NearbyRoute) -> Screen? {
        route == .home ? makeHome() : nil
    }
}
