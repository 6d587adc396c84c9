internal import Belvedere

/// Builds the screens of the fixture.
final class FixtureWireframe: Wireframe, ScreenBuilding {
    let router: Router<FixtureRoute>
    private let clock: any Clock<Duration>

    init(router: Router<FixtureRoute>, clock: any Clock<Duration>) {
        (self.router, self.clock) = (router, clock)
    }

    func screen(for route: FixtureRoute) -> Screen? {
        switch route {
        case .views: FixtureScreen(router: router)
        case .detail(let number): FixtureDetailScreen(number: number, router: router)
        case .switches: FixtureSwitchesScreen(router: router)
        case .form: FixtureFormScreen(router: router)
        case .layout: FixtureLayoutScreen(router: router)
        case .lone(let lone): FixtureLoneScreen(lone)
        case .table: FixtureTableScreen()
        case .drawn: FixtureDrawnScreen()
        case .shortcuts: FixtureShortcutsScreen()
        case .late: FixtureLateScreen(clock: clock)
        }
    }
}
