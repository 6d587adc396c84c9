internal import Belvedere

extension BelvedereApp {
    /// What the tests of the browser host operate.
    static let fixture = BelvedereApp("Fixture", path: "/fixture", summary: "Views that the tests operate") { _ in
        let router = Router(root: FixtureRoute.views)
        return Window(router, root: FixtureWireframe(router: router))
    }

    /// What the measurements operate.
    static let bench = BelvedereApp("Bench", path: "/bench", summary: "The operations that the measurements time") { _ in
        Window(BenchScreen())
    }
}
