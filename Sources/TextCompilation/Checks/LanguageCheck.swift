internal import Foundation

/// Whether a tag names a language.
enum LanguageCheck {
    /// What is wrong with the tag; nil if it names a language by BCP 47, with a script and a region if it names these as well.
    static func fault(_ tag: String) -> CatalogueFault? {
        let parts = Locale.Language.Components(identifier: tag)
        let isKnown =
            parts.languageCode?.isISOLanguage == true
            && parts.script?.isISOScript != false && parts.region?.isISORegion != false
        let named = [parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier].compactMap { $0 }
        if isKnown, named.joined(separator: "-").lowercased() == tag.lowercased() { return nil }
        return CatalogueFault(
            language: tag,
            sentence:
                "This is no language that is known here. Use the tag of BCP 47 with hyphens, such as \"ar\", \"pt-BR\" or \"zh-Hans\"."
        )
    }
}
