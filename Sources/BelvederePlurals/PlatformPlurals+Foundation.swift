#if !canImport(_FoundationICU)
internal import Foundation

/// The rules of Foundation, asked by a text whose variants are the names of the forms.
final class PlatformPlurals: PluralSource {
    /// The text, with all its variants; see `PluralNames.stringsdict`.
    private static let names: String = {
        #if canImport(Darwin)
        Bundle.module.localizedString(forKey: "form", value: "other", table: "PluralNames")
        #else
        "other"
        #endif
    }()

    private let locale: Locale

    init(language: String) {
        locale = Locale(identifier: language)
    }

    func name(of number: Int) -> String {
        String(format: Self.names, locale: locale, number)
    }
}
#endif
