nonisolated extension Diagnostic {
    /// BV0010: a route is on the stack, but no object that builds screens returned a screen for it.
    ///
    /// - Parameter route: the name of the route's type and case.
    package static func routeNotBuilt(_ route: String) -> Diagnostic {
        Diagnostic(
            number: 10,
            what: "No screen was built for the route \(route).",
            why: "The person sees \"Not found\", although the route belongs to the app.",
            fix:
                """
                Return a screen for it in screen(for:) of a lower screen or of the window's root. If no address may lead there, return \
                false in isAllowed(above:) of the route.
                """
        )
    }

    /// BV0011: the builder of a screen (the object that makes the screens above it) does not make screens for the window's type of routes.
    ///
    /// - Parameters:
    ///   - builder: the name of the builder's class.
    ///   - screen: the name of the screen's class.
    ///   - route: the name of the type of the routes.
    package static func builderOfWrongType(_ builder: String, of screen: String, route: String) -> Diagnostic {
        Diagnostic(
            number: 11,
            what: "The builder of \(screen) is a \(builder), which does not build screens for \(route).",
            why:
                """
                The window asks the builder of a screen for the screens that follow. It ignores a builder that does not conform to \
                ScreenBuilding for its routes.
                """,
            fix: "Declare extension \(builder): ScreenBuilding with func screen(for route: \(route)) -> Screen?, or set another builder."
        )
    }

    /// BV0012: ``Route/paths`` of a route type contains the name of a case that the type does not have.
    ///
    /// - Parameters:
    ///   - name: the name that no case has.
    ///   - route: the name of the type of the routes.
    package static func pathOfUnknownCase(_ name: String, route: String) -> Diagnostic {
        Diagnostic(
            number: 12,
            what: "\(route).paths names the case \"\(name)\", which \(route) does not have.",
            why: "The path has no effect, and the intended case keeps its name as its path.",
            fix: "In paths, write the name of the case as in the enum, without its values."
        )
    }

    /// BV0013: the address of the open screens leads to other screens when it is opened again.
    ///
    /// - Parameter route: the name of the type and case of the topmost route.
    package static func addressWithoutWayBack(_ route: String) -> Diagnostic {
        Diagnostic(
            number: 13,
            what: "The address of the route \(route) does not lead back to it.",
            why: "A reload, a shared link and the buttons of the browser show the person another screen.",
            fix:
                """
                Give the case a path that no other case has. Let isAllowed(above:) return true for the routes below it. Use only texts, \
                numbers, enums and structures of these as its values.
                """
        )
    }
}
