nonisolated extension Diagnostic {
    /// BV0005: a presenter received a view that is not an object.
    package static func viewIsNoObject(_ type: String, at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 5,
            what: "\(type) was attached to a presenter, but it is a value and not an object.",
            location: location,
            why: "A presenter holds its view weakly. Nothing else holds a copy of a value, so it would be released at once.",
            fix: "Make the type a class, and let only objects fulfil the contract: protocol MyView: AnyObject."
        )
    }

    /// BV0007: the same screen object was returned for two routes, or twice for one route.
    package static func screenUsedAgain(_ screen: String) -> Diagnostic {
        Diagnostic(
            number: 7,
            what: "\(screen) was returned for a route, but it was shown before.",
            why:
                """
                A screen that has left has released its bindings and handlers, and a screen that is still shown cannot be shown \
                twice. A not-found screen is shown instead.
                """,
            fix: "Make a new screen each time screen(for:) is called. Keep lasting values in the view model or in the model."
        )
    }

    /// BV0006: an object outlived the screen it worked for.
    ///
    /// - Parameters:
    ///   - role: the role of the object, e.g. `view model`.
    ///   - type: the name of its class.
    ///   - module: the module that declares the class.
    ///   - screen: the name of the screen's class.
    ///   - location: the place in the code where the screen called `own(_:)` with the object, if it did.
    ///   - holder: two sentences: the object or closure that most likely keeps the object alive, and the fix.
    package static func leaked(
        role: String,
        type: String,
        module: String,
        screen: String,
        at location: CallSite? = nil,
        holder: String
    ) -> Diagnostic {
        Diagnostic(
            number: 6,
            what: "The \(role) \(type) of module \(module) is still alive after its screen \(screen) has left.",
            location: location,
            why: "It keeps its memory, its bindings and its work. Each time the screen is opened, one more object stays in memory.",
            fix: holder
        )
    }
}
