public import Foundation

/// The orders that the lists of a store can have: its own, and those of the languages that it offers.
///
/// Two people of different languages look at one store at the same time, and each finds a name where their own alphabet puts it.
/// A store keeps each order that somebody has asked for. So the code that opens the store names the languages, and they are few. A language
/// that a stranger's browser sends must not become one more index.
///
/// ```swift
/// let collations = ContactCollations(locale: Locale(identifier: "en"), languages: ["en", "fa", "zh-Hans"])
/// collations.language(for: "fa-IR")     // "fa"
/// collations.language(for: "fi")        // nil, the store's own
/// ```
public struct ContactCollations: Sendable {
    /// The order for a person who speaks none of the languages.
    public let own: ContactCollation

    private struct Offer: Sendable {
        /// As whoever opened the store named it.
        let tag: String
        let language: Locale.Language
    }

    private let offers: [Offer]

    /// The orders of a store.
    ///
    /// - Parameters:
    ///   - locale: by which the store's own order goes. If it is of one of the languages, its order is that language's: `en_US` and
    ///     `en` need no two.
    ///   - languages: which the store offers, as BCP 47 tags.
    /// - Complexity: O(*n*) in the number of languages.
    public init(locale: Locale = .current, languages: [String] = []) {
        offers = languages.map { Offer(tag: $0, language: Self.language(of: $0)) }
        let offer = Self.best(for: locale.identifier, of: offers)
        own = ContactCollation(locale: offer.map { Locale(identifier: $0.tag) } ?? locale)
    }

    /// The language in which a person reads the lists.
    ///
    /// It is the same language in the same script, where a tag that names no script has the one that the language is most
    /// likely written in (Unicode CLDR, likely subtags). So `zh-Hans` goes with `zh-CN`, but not with `zh-TW`.
    ///
    /// - Parameter locale: a BCP 47 tag, as that of the person's session.
    /// - Returns: one of the languages as it was named; nil for the store's own.
    /// - Complexity: O(*n*) in the number of languages.
    public func language(for locale: String) -> String? {
        guard let tag = Self.best(for: locale, of: offers)?.tag, Locale(identifier: tag).identifier != own.language else { return nil }
        return tag
    }

    /// The order of a language; the store's own for nil and for a language that it does not offer.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public subscript(language: String?) -> ContactCollation {
        language.flatMap(self.language).map { ContactCollation(locale: Locale(identifier: $0)) } ?? own
    }

    /// The languages of all the orders, as ``ContactCollation/language`` names them.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public var languages: Set<String> { Set(offers.map { Locale(identifier: $0.tag).identifier }).union([own.language]) }

    private static func best(for locale: String, of offers: [Offer]) -> Offer? {
        if let named = offers.first(where: { $0.tag == locale }) { return named }
        guard !locale.isEmpty, !offers.isEmpty else { return nil }
        let wish = language(of: locale)
        let fitting = offers.filter { $0.language.languageCode == wish.languageCode && $0.language.script == wish.script }
        return fitting.first { $0.language.region == wish.region } ?? fitting.first
    }

    private static func language(of tag: String) -> Locale.Language {
        Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    }
}
