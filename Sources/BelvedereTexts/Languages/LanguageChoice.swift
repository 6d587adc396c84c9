internal import Foundation

/// Chooses the language of a catalogue that fits a person's locale, by the rules of BCP 47 (the standard of language tags).
struct LanguageChoice: Sendable {
    /// The language from which the others are translated. Its texts are also shown where a translation is missing.
    let source: String
    let languages: [String]

    /// Returns the language and the number format for a locale.
    ///
    /// - Parameter locale: A BCP 47 tag. If no language fits, the result is the source language, and numbers have this language's format in
    ///   the region of the locale. The digits and formats of the person's own language would not fit the text.
    func voice(for locale: String) -> TextVoice {
        if let language = best(for: locale) { return TextVoice(language: language, locale: locale) }
        let region = locale.isEmpty ? nil : Locale(identifier: locale).region?.identifier
        return TextVoice(language: source, locale: locale.isEmpty ? source : "\(source)-\(region ?? "001")")
    }

    /// Returns the language that fits a locale best; `nil` if none fits.
    func best(for locale: String) -> String? {
        if let exact = languages.first(where: { $0.lowercased() == locale.lowercased() }) { return exact }
        let wish = Locale.Language(identifier: Locale.Language(identifier: locale).maximalIdentifier)
        let fitting = languages.filter { language in
            let language = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
            return language.languageCode == wish.languageCode && language.script == wish.script
        }
        let regional = fitting.first {
            Locale.Language(identifier: Locale.Language(identifier: $0).maximalIdentifier).region == wish.region
        }
        return regional ?? fitting.min { $0.utf8.count < $1.utf8.count }
    }
}
