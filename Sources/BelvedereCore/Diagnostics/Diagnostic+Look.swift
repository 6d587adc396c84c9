nonisolated extension Diagnostic {
    /// BV0014: the accent of an app cannot be seen on its pages.
    ///
    /// - Parameters:
    ///   - accent: the colour that the author chose.
    ///   - shown: the colour that hosts show instead.
    ///   - app: the name of the app.
    public static func accentNotSeen(_ accent: String, shown: String, app: String) -> Diagnostic {
        Diagnostic(
            number: 14,
            what: "The accent \(accent) of the app \"\(app)\" has too little contrast with the page, so \(shown) is shown instead.",
            why:
                "People with low vision would not find what they can press. WCAG 2.2 asks for a contrast of 3 for marks and of 4.5 for texts.",
            mend: "Choose an accent that is darker, or lighter for an app that is always dark. \(shown) itself will do."
        )
    }
}
