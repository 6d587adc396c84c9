#if !canImport(_FoundationICU)
internal import Foundation

/// The plural rules of Foundation. Foundation offers them only through a localized text with plural variants. So the file
/// `PluralNames.stringsdict` contains a text whose variant for each plural form is the name of that form.
final class PlatformPlurals: PluralSource {
    /// The text with all its variants, as it is written in `PluralNames.stringsdict`. Formatting it with a number returns the name of the
    /// form, such as `few`.
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
