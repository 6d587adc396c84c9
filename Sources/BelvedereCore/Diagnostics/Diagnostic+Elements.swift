nonisolated extension Diagnostic {
    /// BV0015: the JavaScript module of a custom element did not start in a person's browser.
    ///
    /// - Parameter element: the name of the element.
    package static func elementFailed(_ element: String) -> Diagnostic {
        Diagnostic(
            number: 15,
            what: "The module of \(element) did not start in a browser.",
            why: "The person sees the fallback and cannot use the element.",
            fix:
                "Name its module in the modules of the BelvedereApp. Then open the page: the console of the browser shows the reason."
        )
    }
}
