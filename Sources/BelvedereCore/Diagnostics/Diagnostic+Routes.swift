nonisolated extension Diagnostic {
    /// BV0010: a route came onto the stack, and nobody built a screen for it.
    ///
    /// - Parameter route: the name of the route's type and case.
    public static func routeNotBuilt(_ route: String) -> Diagnostic {
        Diagnostic(
            number: 10,
            what: "Nobody built a screen for the route \(route).",
            why: "The person sees \"Not found\", although the route is one of the app's own.",
            mend: "Return a screen for it from screen(for:) of a screen beneath it, or from the root of the window. If an address must not lead there, let init(path:above:) of the route return nil."
        )
    }

    /// BV0011: the builder of a screen does not build routes of the window's type.
    ///
    /// - Parameters:
    ///   - builder: the name of the builder's class.
    ///   - screen: the name of the screen's class.
    ///   - route: the name of the type of the routes.
    public static func builderOfWrongType(_ builder: String, of screen: String, route: String) -> Diagnostic {
        Diagnostic(
            number: 11,
            what: "The builder of \(screen) is a \(builder), which does not build screens for \(route).",
            why: "The window asks the builder of a screen for the screens that follow. It passes over one that does not conform to ScreenBuilding for its routes.",
            mend: "Declare extension \(builder): ScreenBuilding with func screen(for route: \(route)) -> Screen?, or set another builder."
        )
    }
}
