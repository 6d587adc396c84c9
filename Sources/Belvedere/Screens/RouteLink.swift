internal import BelvedereCore

/// A link to a route of a router.
struct RouteLink<R: Route>: LinkedPlace {
    let route: R
    let router: Router<R>

    func path(aboveLevel level: Int) -> String {
        var stack = RouteStack(root: router.stack.root, entries: Array(router.stack.entries.prefix(level)))
        add(to: &stack)
        return stack.path
    }

    func follow() {
        var stack = router.stack
        add(to: &stack)
        router.stack = stack
    }

    private func add(to stack: inout RouteStack<R>) {
        switch route.presentation {
        case .pushed: stack.push(route)
        case .presented: stack.present(route)
        }
    }
}
