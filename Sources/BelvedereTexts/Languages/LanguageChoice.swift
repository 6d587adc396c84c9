internal import Foundation

/// Which language of a catalogue goes with a person's locale, by BCP 47.
///
/// A language goes with a locale if both are the same language in the same script, where a tag that names no script has the one
/// that the language is most likely written in (Unicode CLDR, likely subtags). So `ar` goes with `ar-EG` and `zh-Hans` with
/// `zh-CN`, but not with `zh-TW`.
struct LanguageChoice: Sendable {
    /// The language of the texts that others are translated from, and that stand in where there is no translation.
    let source: String
    let languages: [String]

    /// How texts are told to a person of a locale.
    ///
    /// - Parameter locale: a BCP 47 tag. With one that goes with no language, the source language is spoken, and numbers are
    ///   written as in the region of the locale: a number in the digits of another language would not fit the text.
    func voice(for locale: String) -> TextVoice {
        let wish = Locale.Language(identifier: locale)
        let language = best(for: locale, wish)
        if let language { return TextVoice(language: language, locale: locale) }
        let region = locale.isEmpty ? nil : Locale(identifier: locale).region?.identifier
        return TextVoice(language: source, locale: locale.isEmpty ? source : "\(source)-\(region ?? "001")")
    }

    private func best(for locale: String, _ wish: Locale.Language) -> String? {
        if let exact = languages.first(where: { $0.lowercased() == locale.lowercased() }) { return exact }
        let wish = Locale.Language(identifier: wish.maximalIdentifier)
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
