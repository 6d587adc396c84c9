nonisolated extension Diagnostic {
    /// BV0005: a presenter was given a view that is no object.
    public static func viewIsNoObject(_ type: String) -> Diagnostic {
        Diagnostic(
            number: 5,
            what: "\(type) was attached to a presenter, but it is a value and not an object.",
            why: "A presenter holds its view weakly. A copy of a value belongs to nobody and would be gone at once.",
            mend: "Make the type a class, and the contract a protocol of objects: protocol MyView: AnyObject."
        )
    }

    /// BV0006: an object outlived the screen it worked for.
    public static func leaked(role: String, type: String, module: String, screen: String, holder: String) -> Diagnostic {
        Diagnostic(
            number: 6,
            what: "The \(role) \(type) of module \(module) is still alive after its screen \(screen) has left.",
            why: "What stays behind keeps its memory, its bindings and its work, once more each time the screen is opened.",
            mend: "\(holder) Hold it weakly there: [weak self] in the closure, or a weak property."
        )
    }
}
