internal import Belvedere

extension BelvedereApp {
    /// The app for the tests of the browser host.
    static let fixture = BelvedereApp("Fixture", path: "/fixture", summary: "Views that the tests operate") { context in
        let router = Router(root: FixtureRoute.views)
        return Window(router, root: FixtureWireframe(router: router, clock: context.environment.clock))
    }

    /// The app for the measurements.
    static let bench = BelvedereApp("Bench", path: "/bench", summary: "The operations that the measurements time") { _ in
        Window(BenchScreen())
    }
}
