internal import BelvedereCore

/// A link to a route of a router.
struct RouteLink<R: Route>: LinkedPlace {
    let route: R
    let router: Router<R>

    func address(of link: View) -> LinkedAddress? {
        guard let screen = screen(of: link), let window = screen.window, let stack = stack(from: screen, in: window) else { return nil }
        return LinkedAddress(application: window.applicationPath, path: stack.path)
    }

    /// The route on the screen of the link, in the place of what lies over that.
    private func stack(from screen: Screen, in window: Window) -> RouteStack<R>? {
        guard let level = window.screens.firstIndex(where: { $0 === screen }) else { return nil }
        var stack = RouteStack(root: router.stack.root, entries: Array(router.stack.entries.prefix(level)))
        add(to: &stack)
        return stack
    }

    /// The screen that a link stands on.
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
