public import BelvedereCore

/// The destination of a link that leads to a route of a router.
struct RouteLink<R: Route>: LinkedPlace {
    let route: R
    let router: Router<R>

    func address(of link: View) -> LinkedAddress? {
        guard let screen = screen(of: link), let window = screen.window, let stack = stack(from: screen, in: window) else { return nil }
        return LinkedAddress(application: window.applicationPath, path: stack.path)
    }

    /// Returns the stack of routes after a press on the link: the routes up to the screen that contains the link, and the link's route on
    /// top. The screens above that screen close.
    private func stack(from screen: Screen, in window: Window) -> RouteStack<R>? {
        guard let level = window.screens.firstIndex(where: { $0 === screen }) else { return nil }
        var stack = RouteStack(root: router.stack.root, entries: Array(router.stack.entries.prefix(level)))
        add(to: &stack)
        return stack
    }

    /// Returns the screen that contains a link.
    private func screen(of link: View) -> Screen? {
        var ancestor: View? = link
        while let current = ancestor {
            if let screen = (current as? ScreenView)?.owner { return screen }
            ancestor = current.superview
        }
        return nil
    }

    func follow(from link: View) {
        guard let screen = screen(of: link), let window = screen.window, let stack = stack(from: screen, in: window) else { return }
        router.request(stack)
    }

    private func add(to stack: inout RouteStack<R>) {
        switch route.presentation {
        case .pushed: stack.push(route)
        case .presented: stack.present(route)
        }
    }
}

extension Link {
    /// Creates a link to a screen of the app.
    ///
    /// ```swift
    /// enum ShelfRoute: Route {
    ///     case books
    ///     case book(Int)
    /// }
    ///
    /// let router = Router(root: ShelfRoute.books)
    /// let link = Link("The best of them", to: ShelfRoute.book(7), in: router)
    /// ```
    ///
    /// - Parameters:
    ///   - title: the text of the link.
    ///   - route: the route to show. It is pushed or, if the route declares it, presented.
    ///   - router: the router of the window.
    public convenience init<R: Route>(_ title: String, to route: R, in router: Router<R>) {
        self.init(title, place: RouteLink(route: route, router: router))
    }
}
