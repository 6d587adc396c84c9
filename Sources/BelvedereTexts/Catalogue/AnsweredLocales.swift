internal import Synchronization

/// Finds the texts for each locale: those of the catalogue, or those of a translation that another package has added.
final class AnsweredLocales: Sendable {
    /// The texts for one locale.
    struct Answer: Sendable {
        let voice: TextVoice
        /// The added translation with the texts; `nil` if they are those of the catalogue.
        let translation: (any TextTranslation.Type)?
        /// Whether the texts are in the source language, because there are none in the language of the locale.
        let isForeign: Bool
    }

    private struct State {
        var answers: [String: Answer] = [:]
        var translations: [any TextTranslation.Type] = []
    }

    /// The maximum number of locales whose answer is remembered. It is limited, because clients can send any number of locales to a server.
    private static let limit = 200

    private let choice: LanguageChoice
    private let state = Mutex(State())
    /// Whether there is a translation. Most programs have none, and then a text costs no lock for it.
    private let hasTranslations = Atomic(false)

    init(_ choice: LanguageChoice) { self.choice = choice }

    /// The translations in the order in which they were added.
    var translations: [any TextTranslation.Type] { state.withLock(\.translations) }

    /// Whether no translation was added.
    var isEmpty: Bool { !hasTranslations.load(ordering: .acquiring) }

    /// Adds a translation, once. Its languages come before those of the catalogue.
    func add(_ translation: any TextTranslation.Type) {
        state.withLock { state in
            guard !state.translations.contains(where: { $0 == translation }) else { return }
            state.translations.append(translation)
            state.answers.removeAll()
        }
        hasTranslations.store(true, ordering: .releasing)
    }

    /// Returns the texts for a locale.
    ///
    /// - Complexity: O(*n*) in the number of languages for a locale that is not remembered.
    func answer(for locale: String) -> Answer {
        state.withLock { state in
            if let answer = state.answers[locale] { return answer }
            if state.answers.count >= Self.limit { state.answers.removeAll() }
            let answer = answer(for: locale, of: state.translations)
            state.answers[locale] = answer
            return answer
        }
    }

    private func answer(for locale: String, of translations: [any TextTranslation.Type]) -> Answer {
        for translation in translations {
            let choice = LanguageChoice(source: choice.source, languages: translation.languages)
            guard let language = choice.best(for: locale) else { continue }
            return Answer(voice: TextVoice(language: language, locale: locale), translation: translation, isForeign: false)
        }
        return Answer(voice: choice.voice(for: locale), translation: nil, isForeign: choice.best(for: locale) == nil)
    }
}
