internal import BelvedereCore

/// Builds screens by a closure, so that a window needs no object for its root.
final class RouteBuilder<R: Route>: ScreenBuilding {
    private let build: (R) -> Screen?

    init(_ build: @escaping (R) -> Screen?) {
        self.build = build
    }

    func screen(for route: R) -> Screen? { build(route) }
}
