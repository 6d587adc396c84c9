public import BelvedereBinding

/// Holds where a person is: the one ``RouteStack`` of a window.
///
/// View models, presenters and wireframes navigate by it; it needs no view. The window follows ``stack``: it asks the
/// screen beneath to build each new one and takes leaving ones apart.
///
/// ```swift
/// router.push(.detail(contact.id))
/// router.present(.add)
/// router.dismiss()
/// ```
///
/// These are commands of the app and take effect at once. What a *person* does to leave (back, Esc, the browser's
/// back button, closing the window) arrives as a request and asks the screens that would leave; see ``request(_:)``.
public final class Router<R: Route> {
    private let current: Dynamic<RouteStack<R>>
    /// Asked by ``request(_:)`` before screens leave. The window sets it.
    package var mayChange: ((_ from: RouteStack<R>, _ to: RouteStack<R>) -> Bool)?

    /// Starts with the route at the bottom.
    public init(root: R) {
        current = Dynamic(RouteStack(root: root), name: "Router.stack")
    }

    /// Starts with a stack that was kept or built by hand.
    public init(stack: RouteStack<R>) {
        current = Dynamic(stack, name: "Router.stack")
    }

    /// What is on screen. Setting it shows exactly that, keeping the screens that both stacks have at the bottom.
    public var stack: RouteStack<R> {
        get { current.value }
        set { current.value = newValue }
    }

    /// ``stack`` as something to bind to or derive from.
    public var dynamicStack: Dynamic<RouteStack<R>> { current }

    /// Goes one step further.
    public func push(_ route: R) { stack.push(route) }
    /// Shows a route on one further down, in the place of what lies over that one. That is what a person asks for who chooses from a list that
    /// stands beside what was chosen before. So every screen that would leave is asked first, and may refuse.
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
    /// Shows a route over the others.
    public func present(_ route: R) { stack.present(route) }
    /// Takes the topmost pushed screen away.
    public func pop() { stack.pop() }
    /// Takes away all that was pushed since the last presented screen.
    public func popToRoot() { stack.popToRoot() }
    /// Takes the last presented screen away, with all that was pushed over it.
    public func dismiss() { stack.dismiss() }
    /// Shows another route in the place of the topmost.
    public func replaceTop(with route: R) { stack.replaceTop(with: route) }

    /// Asks for another stack: every screen that would leave is asked first, topmost first, and may refuse.
    ///
    /// - Returns: whether the stack was changed.
    /// - Complexity: O(*n*) in the number of routes on the stack.
    @discardableResult
    public func request(_ stack: RouteStack<R>) -> Bool {
        if stack == self.stack { return true }
        if let mayChange, !mayChange(self.stack, stack) { return false }
        self.stack = stack
        return true
    }

    /// Asks to take the topmost screen away.
    @discardableResult
    public func requestBack() -> Bool {
        var next = stack
        next.back()
        return request(next)
    }
}
