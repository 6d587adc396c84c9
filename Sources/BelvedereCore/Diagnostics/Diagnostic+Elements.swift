nonisolated extension Diagnostic {
    /// BV0015: the module of an element did not start on a person's device.
    ///
    /// - Parameter element: how the element is called.
    public static func elementFailed(_ element: String) -> Diagnostic {
        Diagnostic(
            number: 15,
            what: "The module of \(element) did not start in a browser.",
            why: "The person sees the fallback of the element, and cannot use it.",
            mend:
                "Name its module in the modules of the BelvedereApp, and open the page yourself: the console of the browser has the reason."
        )
    }
}
