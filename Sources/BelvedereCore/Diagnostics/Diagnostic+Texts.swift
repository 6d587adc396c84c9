nonisolated extension Diagnostic {
    /// BV0017: texts of the kit were shown to a person in whose language they do not exist.
    ///
    /// - Parameters:
    ///   - language: the BCP 47 tag of the person's language.
    ///   - catalogue: the name of the catalogue's type.
    ///   - source: the language that the person sees instead.
    package static func languageMissing(_ language: String, of catalogue: String, source: String) -> Diagnostic {
        Diagnostic(
            number: 17,
            what: "\(catalogue) has no texts in the language \(language), so people see them in \(source).",
            why: "A page in one language with some words in another is hard to read, and a screen reader pronounces these words wrongly.",
            fix:
                """
                Add the language at the start of the program: let a String Catalog of your app conform to \(catalogue)Translation, and \
                call \(catalogue).addLanguages(of:) with it. If your app is not in this language either, do nothing.
                """
        )
    }
}
