internal import Synchronization

/// Finds the plural form that a language uses for a number, such as `one` for 1 in English.
///
/// The rules come from a library of the platform (ICU on Linux, Foundation on Apple's platforms), so the kit needs no table of its own.
package struct PluralRules: Sendable {
    /// The rules of each language that was used until now. Catalogues have few languages, so the dictionary stays small.
    private static let known = Mutex<[String: PluralRules]>([:])

    private let source: any PluralSource

    /// Returns the rules of a language. The rules of each language are read only once per process.
    ///
    /// - Parameter language: A BCP 47 tag. For a language without rules, every number has the form `other`.
    package static func of(_ language: String) -> PluralRules {
        known.withLock { known in
            if let rules = known[language] { return rules }
            let rules = PluralRules(source: PlatformPlurals(language: language))
            known[language] = rules
            return rules
        }
    }

    /// Returns the form for a whole number.
    package func form(of number: Int) -> PluralForm {
        PluralForm(rawValue: source.name(of: number)) ?? .other
    }

    /// The plural forms that whole numbers need in this language, each with examples of its numbers.
    ///
    /// The forms are found by trying numbers: every rule of a language depends on the last two digits, or on whether the number is small, a
    /// thousand or a million.
    package var samples: [PluralForm: [Int]] {
        Dictionary(grouping: Array(0...299) + [1000, 10_000, 1_000_000, 2_000_000], by: form)
    }
}
