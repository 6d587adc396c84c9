nonisolated extension Diagnostic {
    /// BV0014: the accent colour of an app has too little contrast with its pages.
    ///
    /// - Parameters:
    ///   - accent: the colour that the developer chose.
    ///   - shown: the colour that is shown instead.
    ///   - app: the name of the app.
    package static func accentNotSeen(_ accent: String, shown: String, app: String) -> Diagnostic {
        Diagnostic(
            number: 14,
            what: "The accent \(accent) of the app \"\(app)\" has too little contrast with the page, so \(shown) is shown instead.",
            why:
                """
                People with low vision would not see the controls. WCAG 2.2 asks for a contrast of 3 for controls and icons and of 4.5 \
                for texts.
                """,
            fix: "Choose a darker accent, or a lighter one for an app that is always dark. \(shown) has enough contrast."
        )
    }
}
