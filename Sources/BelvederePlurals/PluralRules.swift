internal import Synchronization

/// Which form a language uses for a number.
///
/// The rules are those of the library that the platform brings along, so that nobody keeps a table of them here: ICU on Linux,
/// Foundation on Apple's platforms.
package struct PluralRules: Sendable {
    /// The rules of each language that was asked for. Catalogues name a few languages, so it stays small.
    private static let known = Mutex<[String: PluralRules]>([:])

    private let source: any PluralSource

    /// The rules of a language. They are read once for each language of the process.
    ///
    /// - Parameter language: a BCP 47 tag. A language without rules has the form `other` for every number.
    package static func of(_ language: String) -> PluralRules {
        known.withLock { known in
            if let rules = known[language] { return rules }
            let rules = PluralRules(source: PlatformPlurals(language: language))
            known[language] = rules
            return rules
        }
    }

    /// The form that goes with a whole number.
    package func form(of number: Int) -> PluralForm {
        PluralForm(rawValue: source.name(of: number)) ?? .other
    }

    /// The forms that whole numbers ask for, each with some numbers that do.
    ///
    /// Found by trying: every rule of a language depends on the last two digits, or on whether the number is a small one, a
    /// thousand or a million.
    package var samples: [PluralForm: [Int]] {
        Dictionary(grouping: Array(0...299) + [1000, 10_000, 1_000_000, 2_000_000], by: form)
    }
}
