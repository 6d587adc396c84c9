nonisolated extension Diagnostic {
    /// BV0010: a route came onto the stack, and nobody built a screen for it.
    ///
    /// - Parameter route: the name of the route's type and case.
    public static func routeNotBuilt(_ route: String) -> Diagnostic {
        Diagnostic(
            number: 10,
            what: "Nobody built a screen for the route \(route).",
            why: "The person sees \"Not found\", although the route is one of the app's own.",
            mend:
                "Return a screen for it from screen(for:) of a screen beneath it, or from the root of the window. If an address must not lead there, let isAllowed(above:) of the route return false."
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
            why:
                "The window asks the builder of a screen for the screens that follow. It ignores a builder that does not conform to ScreenBuilding for its routes.",
            mend: "Declare extension \(builder): ScreenBuilding with func screen(for route: \(route)) -> Screen?, or set another builder."
        )
    }

    /// BV0012: the paths of a route type name a case that it does not have.
    ///
    /// - Parameters:
    ///   - name: the name that no case has.
    ///   - route: the name of the type of the routes.
    public static func pathOfUnknownCase(_ name: String, route: String) -> Diagnostic {
        Diagnostic(
            number: 12,
            what: "\(route).paths names the case \"\(name)\", which \(route) does not have.",
            why: "The path has no effect, and the case that it was meant for keeps its own name as its path.",
            mend: "Write the name of the case in paths as it stands in the enum, without its values."
        )
    }

    /// BV0013: the address of the screens does not lead back to them.
    ///
    /// - Parameter route: the name of the type and case of the topmost route.
    public static func addressWithoutWayBack(_ route: String) -> Diagnostic {
        Diagnostic(
            number: 13,
            what: "The address of the route \(route) does not lead back to it.",
            why: "A reload, a shared link and the buttons of the browser show the person another screen.",
            mend:
                "Give the case a path that no other case has, let isAllowed(above:) return true for the routes that it stands on, and use only texts, numbers, enums and structures of these as its values."
        )
    }
}
