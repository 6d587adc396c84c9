internal import BelvederePlurals
internal import Synchronization

/// The texts of a target in all its languages.
///
/// The build plug-in `TextCatalogues` writes one for each String Catalog (`.xcstrings`) of a target, behind names that the
/// compiler checks. The language is that of the session on which a text is asked for:
///
/// ```swift
/// let button = Button(HelloTexts.sayHello) {}          // "Say hello", or "قل مرحبًا" in an Arabic session
/// ```
///
/// Where no session runs, and no ``withTexts(in:_:)``, texts are those of the source language.
public final class TextCatalogue: Sendable {
    /// How many locales are remembered. A server may be asked for any number of them.
    private static let rememberedLocales = 200

    private let choice: LanguageChoice
    private let texts: [String: [CatalogueText]]
    /// How texts are told in the source language, where nobody has a locale.
    private let sourceVoice: TextVoice
    private let voices = Mutex<[String: TextVoice]>([:])

    /// Texts by language, each at the same place in every language.
    ///
    /// - Parameters:
    ///   - source: the language that is spoken to people whose language is missing.
    ///   - texts: the texts by the BCP 47 tags of their languages.
    /// - Complexity: O(*n* log *n*) in the number of languages.
    public init(source: String, texts: [String: [CatalogueText]]) {
        self.texts = texts
        choice = LanguageChoice(source: source, languages: texts.keys.sorted())
        sourceVoice = TextVoice(language: source, locale: source)
    }

    /// The languages of the catalogue as BCP 47 tags: the source language, then the others in order.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public var languages: [String] { [choice.source] + choice.languages.filter { $0 != choice.source } }

    /// The BCP 47 tag of the locale whose numbers and dates fit the texts: that of the session, if the catalogue has its
    /// language, and else the source language as it is written where the person is.
    public var locale: String { voice.locale }

    /// The language that texts are in now, as a BCP 47 tag.
    public var language: String { voice.language }

    /// A text in the language of the current session.
    ///
    /// - Parameters:
    ///   - place: where the text stands in the catalogue.
    ///   - arguments: what is filled in.
    /// - Complexity: O(*n*) in the length of the text; a text without arguments is looked up only.
    public func text(_ place: Int, _ arguments: TextArgument...) -> String {
        let voice = voice
        guard let texts = texts[voice.language] ?? texts[choice.source], texts.indices.contains(place) else { return "" }
        if arguments.isEmpty, let text = texts[place].patterns[.other] { return text }
        return TextWriter(voice: voice, arguments: arguments).string(texts[place])
    }

    private var voice: TextVoice {
        guard let locale = ChosenLocale.current else { return sourceVoice }
        return voices.withLock { voices in
            if let voice = voices[locale] { return voice }
            if voices.count >= Self.rememberedLocales { voices.removeAll() }
            let voice = choice.voice(for: locale)
            voices[locale] = voice
            return voice
        }
    }
}
