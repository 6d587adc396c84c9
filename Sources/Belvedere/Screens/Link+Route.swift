public import BelvedereCore

extension Link {
    /// A link to a screen of the app.
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
    ///   - title: what it is called.
    ///   - route: where it leads. It is pushed, or presented if the route says so.
    ///   - router: the router of the window.
    public convenience init<R: Route>(_ title: String, to route: R, in router: Router<R>) {
        self.init(title, place: RouteLink(route: route, router: router))
    }
}
