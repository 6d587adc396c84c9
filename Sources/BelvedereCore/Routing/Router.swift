public import BelvedereBinding

/// Controls the navigation of a window. It owns the window's only ``RouteStack``.
///
/// View models, presenters and wireframes use it to navigate; it needs no view. The window shows the screens of ``stack``. For each new
/// route, it asks the screen beneath to build the new screen. It closes the screens of removed routes.
///
/// ```swift
/// router.push(.detail(contact.id))
/// router.present(.add)
/// router.dismiss()
/// ```
///
/// The methods above are called by the app and take effect at once. When a *person* wants to go back (with the back button, Esc or the
/// browser) or closes the window, the router first asks the screens that would close; see ``requestBack()``.
public final class Router<R: Route> {
    private let current: Dynamic<RouteStack<R>>
    /// The closure that asks the screens whether they may close. ``request(_:)`` calls it first; the window sets it.
    package var mayChange: ((_ from: RouteStack<R>, _ to: RouteStack<R>) -> Bool)?

    /// A router with one route at the bottom.
    public init(root: R) {
        current = Dynamic(RouteStack(root: root), name: "Router.stack")
    }

    /// A router with the given stack, such as a stored one.
    public init(stack: RouteStack<R>) {
        current = Dynamic(stack, name: "Router.stack")
    }

    /// The routes of the open screens. If you set another stack, the window shows exactly its screens. Screens that are at the bottom of
    /// both stacks stay open.
    public var stack: RouteStack<R> {
        get { current.value }
        set { current.value = newValue }
    }

    /// ``stack`` as a dynamic, for bindings and derived values.
    public var dynamicStack: Dynamic<RouteStack<R>> { current }

    /// Shows a route on top. Back leads to the route beneath.
    public func push(_ route: R) { stack.push(route) }
    /// Closes all screens above `base` and pushes `route`, as when a person picks another row of a split view. The screens that would close
    /// are asked first, and each of them may refuse.
    ///
    /// ```swift
    /// list.onActivate { contact in router.push(.detail(contact.id), onto: .list) }
    /// ```
    ///
    /// - Returns: whether the route is shown.
    /// - Complexity: O(*n*) in the number of routes on the stack.
    @discardableResult
    public func push(_ route: R, onto base: R) -> Bool {
        var next = stack
        next.push(route, onto: base)
        return request(next)
    }
    /// Shows a route over the others, until it is dismissed.
    public func present(_ route: R) { stack.present(route) }
    /// Removes the topmost pushed screen.
    public func pop() { stack.pop() }
    /// Removes all screens that were pushed since the last presented screen.
    public func popToRoot() { stack.popToRoot() }
    /// Removes the last presented screen, with all screens that were pushed over it.
    public func dismiss() { stack.dismiss() }
    /// Replaces the topmost route.
    public func replaceTop(with route: R) { stack.replaceTop(with: route) }

    /// Asks every screen that would close, the topmost first, and shows another stack if none of them refuses.
    ///
    /// - Returns: whether the stack was changed.
    /// - Complexity: O(*n*) in the number of routes on the stack.
    @discardableResult
    package func request(_ stack: RouteStack<R>) -> Bool {
        if stack == self.stack { return true }
        if let mayChange, !mayChange(self.stack, stack) { return false }
        self.stack = stack
        return true
    }

    /// Asks the topmost screen whether it may close, and closes it if it does not refuse.
    @discardableResult
    public func requestBack() -> Bool {
        var next = stack
        next.back()
        return request(next)
    }
}
