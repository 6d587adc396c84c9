/// A plural form of a language, with its name in CLDR, the language data of the Unicode Consortium.
///
/// English has two forms (`one`, `other`), Arabic all six, Chinese one.
package enum PluralForm: String, CaseIterable, Sendable, Hashable {
    case zero, one, two, few, many, other
}
