nonisolated extension Diagnostic {
    /// BV0005: a presenter was given a view that is no object.
    public static func viewIsNoObject(_ type: String, at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 5,
            what: "\(type) was attached to a presenter, but it is a value and not an object.",
            location: location,
            why: "A presenter holds its view weakly. Nothing else holds a copy of a value, so it would be released at once.",
            mend: "Make the type a class, and the contract a protocol of objects: protocol MyView: AnyObject."
        )
    }

    /// BV0007: a screen was handed out a second time.
    public static func screenUsedAgain(_ screen: String) -> Diagnostic {
        Diagnostic(
            number: 7,
            what: "\(screen) was handed out for a route, but it has been on a screen before.",
            why:
                "A screen that has left has released its bindings and handlers, and a screen that is still shown cannot be shown twice. A not-found screen is shown instead.",
            mend: "Make a new screen each time screen(for:) is called. Keep what must last in the view model or in the model."
        )
    }

    /// BV0006: an object outlived the screen it worked for.
    ///
    /// - Parameters:
    ///   - role: what the object is, e.g. `view model`.
    ///   - type: the name of its class.
    ///   - module: the module that declares the class.
    ///   - screen: the name of the screen's class.
    ///   - location: where the screen took it over by `own(_:)`, if it did.
    ///   - holder: a sentence on what most likely holds it, and one on what to do.
    public static func leaked(
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
            why: "It keeps its memory, its bindings and its work. One more stays behind each time the screen is opened.",
            mend: holder
        )
    }
}
