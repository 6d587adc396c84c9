public import Foundation

/// The sort orders that the lists of a store can have: the order of the store's own language, and those of its additional languages.
///
/// People of different languages use one store at the same time. Each of them finds a name where their alphabet puts it. A store keeps an
/// index for every language that was requested once. So the code that opens the store lists the allowed languages, and an unknown language
/// in a browser's request adds no index.
///
/// ```swift
/// let collations = ContactCollations(locale: Locale(identifier: "en"), languages: ["en", "fa", "zh-Hans"])
/// collations.language(for: "fa-IR")     // "fa"
/// collations.language(for: "fi")        // nil, the store's own
/// ```
public struct ContactCollations: Sendable {
    /// The order for a person whose language is none of the store's languages.
    public let own: ContactCollation

    private struct Offer: Sendable {
        /// The language tag in the spelling of the code that opened the store.
        let tag: String
        let language: Locale.Language
    }

    private let offers: [Offer]

    /// Creates the orders of a store from its own locale and its additional languages.
    ///
    /// - Parameters:
    ///   - locale: the locale of the store's own order. If its language is in `languages`, the store's own order is the order of that
    ///     language: `en_US` and `en` share one.
    ///   - languages: the languages of the store, as BCP 47 tags.
    /// - Complexity: O(*n*) in the number of languages.
    public init(locale: Locale = .current, languages: [String] = []) {
        offers = languages.map { Offer(tag: $0, language: Self.language(of: $0)) }
        let offer = Self.best(for: locale.identifier, of: offers)
        own = ContactCollation(locale: offer.map { Locale(identifier: $0.tag) } ?? locale)
    }

    /// Returns the language in which a person's lists are sorted.
    ///
    /// The result is the store's language that equals the person's language and script. A tag without a script gets the most likely script
    /// of its language (Unicode CLDR, likely subtags). So `zh-Hans` matches `zh-CN`, but not `zh-TW`.
    ///
    /// - Parameter locale: a BCP 47 tag, such as the locale of the person's session.
    /// - Returns: one of the languages, in the spelling in which the store was created with it, or nil for the store's own order.
    /// - Complexity: O(*n*) in the number of languages.
    public func language(for locale: String) -> String? {
        guard let tag = Self.best(for: locale, of: offers)?.tag, Locale(identifier: tag).identifier != own.language else { return nil }
        return tag
    }

    /// Returns the order of a language, or the store's own order for nil and for a language that the store does not have.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public subscript(language: String?) -> ContactCollation {
        language.flatMap(self.language).map { ContactCollation(locale: Locale(identifier: $0)) } ?? own
    }

    /// The languages of all orders as locale identifiers, as in ``ContactCollation/language``.
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
