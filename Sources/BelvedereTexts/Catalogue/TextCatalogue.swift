internal import BelvedereCore
internal import BelvederePlurals

/// The texts of a target in all its languages.
///
/// The build plug-in `TextCatalogues` writes one for each String Catalog (`.xcstrings`) of a target, with names that the compiler checks. A
/// text is in the language of the session that reads it:
///
/// ```swift
/// let button = Button(HelloTexts.sayHello) {}          // "Say hello", or "قل مرحبًا" in an Arabic session
/// ```
///
/// Without a session and without ``withTexts(in:_:)``, texts are in the source language.
public final class TextCatalogue: Sendable {
    private let choice: LanguageChoice
    private let texts: [String: [CatalogueText]]
    /// The language and number format that are used without a locale: those of the source language.
    private let sourceVoice: TextVoice
    private let locales: AnsweredLocales
    private let missing: MissingLanguages?
    #if DEBUG && !MAIN_ACTOR_UI
    private let edits: CatalogueEdits
    #endif

    /// A catalogue of texts by language. A text has the same index in the array of every language.
    ///
    /// - Parameters:
    ///   - source: The language for people whose own language is not in the catalogue.
    ///   - texts: The texts by the BCP 47 tags of their languages.
    ///   - name: The name of a public catalogue, to which other packages can add languages. A language that it lacks is then reported with
    ///     BV0017, once. Nil for another catalogue.
    ///   - file: The file with the texts. The command `belvedere dev` names a catalogue by it, to replace its texts in debug builds.
    /// - Complexity: O(*n* log *n*) in the number of languages.
    public init(source: String, texts: [String: [CatalogueText]], name: String? = nil, file: String = #fileID) {
        self.texts = texts
        #if DEBUG && !MAIN_ACTOR_UI
        edits = CatalogueEdits(of: texts, in: file)
        #endif
        choice = LanguageChoice(source: source, languages: texts.keys.sorted())
        sourceVoice = TextVoice(language: source, locale: source)
        locales = AnsweredLocales(choice)
        missing = name.map(MissingLanguages.init)
    }

    /// The languages of the catalogue as BCP 47 tags: the source language, then the others in order, then those that were added.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public var languages: [String] {
        var languages = [choice.source] + choice.languages.filter { $0 != choice.source }
        for language in locales.translations.flatMap({ $0.languages }) where !languages.contains(language) { languages.append(language) }
        return languages
    }

    /// The added translation that has the language of the current session. Generated code asks it for a text first.
    ///
    /// - Complexity: O(1); O(*n*) in the number of languages for a locale that was not used lately.
    public var translation: (any TextTranslation.Type)? {
        guard let locale = ChosenLocale.current, !locales.isEmpty else { return nil }
        return locales.answer(for: locale).translation
    }

    /// Adds the texts of another catalogue, whose languages then come before those of this one. Generated code calls it.
    public func add(_ translation: any TextTranslation.Type) { locales.add(translation) }

    /// The BCP 47 tag of the locale whose numbers and dates fit the texts. It is the locale of the session if the catalogue has its
    /// language. Otherwise it is the source language in the region of the session's locale.
    public var locale: String { voice.locale }

    /// The language in which the texts are shown now, as a BCP 47 tag.
    public var language: String { voice.language }

    /// Returns a text in the language of the current session.
    ///
    /// - Parameters:
    ///   - place: The index of the text in the catalogue.
    ///   - arguments: The values for the placeholders of the text.
    /// - Complexity: O(*n*) in the length of the text; a text without arguments is only looked up.
    public func text(_ place: Int, _ arguments: TextArgument...) -> String {
        let voice = voice
        #if DEBUG && !MAIN_ACTOR_UI
        let texts = edits.texts(toRead: place, inSession: SessionEnvironment.current != nil)
        #endif
        guard let texts = texts[voice.language] ?? texts[choice.source], texts.indices.contains(place) else { return "" }
        if arguments.isEmpty, let text = texts[place].patterns[.other] { return voice.directed(text) }
        return voice.directed(TextWriter(voice: voice, arguments: arguments).string(texts[place]))
    }

    private var voice: TextVoice {
        guard let locale = ChosenLocale.current else { return sourceVoice }
        let answer = locales.answer(for: locale)
        if answer.isForeign { missing?.report(locale, source: choice.source) }
        return answer.voice
    }
}
