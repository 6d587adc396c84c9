/// A language as a BCP 47 tag names it, as far as the kit has words of its own in several languages.
///
/// Texts of apps go by the rules of Foundation; see the module `BelvedereTexts`. This is for targets without Foundation.
nonisolated package struct LanguageTag: Sendable, Hashable {
    /// The language, in small letters.
    package let language: String
    /// The script, in small letters: the one that is named, or the one that Chinese is written in in a region; else nil.
    package let script: String?
    /// The region, in small letters; nil if none is named.
    package let region: String?

    /// Reads a tag. What is none has a language that nothing goes with.
    package init(_ tag: String) {
        let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        language = parts.first ?? ""
        let others = parts.dropFirst().prefix { $0.utf8.count > 1 }
        let named = others.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        let region = others.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }) }
        self.region = region
        script = named ?? (language == "zh" ? Self.chinese(in: region) : nil)
    }

    /// Browsers name the region and mean the script (Unicode CLDR, likely subtags).
    private static func chinese(in region: String?) -> String {
        region.map { ["tw", "hk", "mo"].contains($0) } ?? false ? "hant" : "hans"
    }

    /// The best of some languages for a person: the same language in the same script, if possible of the same region.
    ///
    /// A language without a region serves all regions, and one without a script all scripts.
    ///
    /// - Returns: one of `languages` as it stands there; nil if the person speaks none of them.
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
