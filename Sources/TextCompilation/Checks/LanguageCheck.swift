internal import Foundation

/// Checks whether a tag names a language.
enum LanguageCheck {
    /// Returns the fault of the tag; nil if the tag names a language by BCP 47, with a valid script and region if it contains them.
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
                "This language is not known here. Use the tag of BCP 47 with hyphens, such as \"ar\", \"pt-BR\" or \"zh-Hans\"."
        )
    }
}
