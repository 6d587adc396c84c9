/// The language, script and region of a BCP 47 tag (the standard form of language tags, such as `zh-Hant-TW`). Used for the texts of
/// Belvedere itself.
///
/// The texts of apps use the rules of Foundation; see the module `BelvedereTexts`. This type is for targets that do not import Foundation.
nonisolated package struct LanguageTag: Sendable, Hashable {
    /// The language, in lower case.
    package let language: String
    /// The script, in lower case: the script in the tag, or for Chinese the usual script of the region; otherwise `nil`.
    package let script: String?
    /// The region, in lower case; `nil` if the tag contains none.
    package let region: String?

    /// Reads a tag. A text that is not a tag becomes a language that matches no other.
    package init(_ tag: String) {
        let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        language = parts.first ?? ""
        let others = parts.dropFirst().prefix { $0.utf8.count > 1 }
        let named = others.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        let region = others.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }) }
        self.region = region
        script = named ?? (language == "zh" ? Self.chinese(in: region) : nil)
    }

    /// Returns the script in which Chinese is written in a region. Browsers send only the region, as in `zh-TW` (Unicode CLDR, likely
    /// subtags).
    private static func chinese(in region: String?) -> String {
        region.map { ["tw", "hk", "mo"].contains($0) } ?? false ? "hant" : "hans"
    }

    /// Returns the best language for a person: the same language in the same script, if possible for the same region.
    ///
    /// A language without a region fits all regions, and a language without a script fits all scripts.
    ///
    /// - Returns: the element of `languages`, unchanged; `nil` if none fits.
    /// - Complexity: O(*n*) in the number of languages.
    package static func best(for tag: String, of languages: some Sequence<String>) -> String? {
        let wish = LanguageTag(tag)
        let known = Array(languages)
        if let same = known.first(where: { $0.lowercased() == tag.lowercased() }) { return same }
        let fitting = known.filter { wish.isServed(by: LanguageTag($0)) }.sorted()
        return fitting.first { LanguageTag($0).region != nil } ?? fitting.first
    }

    private func isServed(by other: LanguageTag) -> Bool {
        !language.isEmpty && language == other.language && (other.script == nil || other.script == script)
            && (other.region == nil || other.region == region)
    }
}
