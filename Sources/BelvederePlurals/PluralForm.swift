/// A form that a language may have for a number of things, by the names of Unicode CLDR.
///
/// English has two of them (`one`, `other`), Arabic all six, Chinese one.
package enum PluralForm: String, CaseIterable, Sendable, Hashable {
    case zero, one, two, few, many, other
}
