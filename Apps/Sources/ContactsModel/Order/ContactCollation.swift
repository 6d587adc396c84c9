public import Foundation
import Synchronization

/// The order of names in one language, without regard to case, over the full name or with the last name first.
///
/// Everything that sorts asks this type for a ``SortKey``: the stored index, the insertion index, the sections. That is
/// why "Ann Z" and "Ann-Marie A" cannot change places between an insertion and a restart. Which language a list is sorted
/// by, ``ContactCollations`` says.
///
/// On Linux the keys are those of the Unicode collation algorithm with the locale's tailoring (Swedish puts Å after Z,
/// Chinese sorts by pinyin, Persian puts Persian first), at secondary strength: accents count, case does not. On other
/// platforms, whose collation keys are not public, an order by Unicode decomposition takes its place; the
/// ``signature`` tells the two apart, and a store written under another signature sorts itself anew when it is opened.
public struct ContactCollation: Sendable {
    /// The language, as the identifier of a locale: `en`, `zh-Hans`.
    public let language: String

    /// What the keys depend on: locale, collation version, rules of folding and sections. Keys of equal signatures
    /// are comparable, others are not.
    public let signature: String

    private let keys: any CollationKeys
    private let labels: SectionLabels

    /// The order of one locale. Making a second one for the same locale costs nothing.
    public init(locale: Locale = .current) {
        if let made = Self.known.withLock({ $0[locale.identifier] }) {
            self = made
        } else {
            // Outside of the lock, for it takes milliseconds; two that are made at once are equal.
            let made = Self(making: locale)
            Self.known.withLock { $0[locale.identifier] = made }
            self = made
        }
    }

    private static let known = Mutex<[String: ContactCollation]>([:])

    private init(making locale: Locale) {
        language = locale.identifier
        let keys = Self.keys(of: locale)
        self.keys = keys
        labels = SectionLabels(locale: locale, keys: keys)
        signature = "\(keys.signature) sections-\(SectionLabels.version) folding-\(NameFolding.version)"
    }

    /// The place of a name.
    public func key(of name: ContactName, by order: ContactOrder = .firstName) -> SortKey {
        let text = order == .firstName ? name.full : name.lastFirst
        let bytes = keys.bytes(of: text)
        return SortKey(section: labels.section(of: text, key: bytes), collation: bytes)
    }

    /// The letter under which a section stands in the list and in the jump index: "A", "Å", "م", "#" for what begins
    /// with no letter, the name of the script for a script without letters of its own here, as "Georgian".
    public func title(ofSection section: Int) -> String {
        labels.title(of: section)
    }

    /// Whether one contact stands before another, equal names by their identifiers: the whole order of the list.
    public func areInOrder(_ left: Contact, _ right: Contact) -> Bool { areInOrder(left, right, by: .firstName) }

    /// Whether one contact stands before another in an order.
    public func areInOrder(_ left: Contact, _ right: Contact, by order: ContactOrder) -> Bool {
        let (one, other) = (key(of: left.content.name, by: order), key(of: right.content.name, by: order))
        return one == other ? left.id.number < right.id.number : one < other
    }

    private static func keys(of locale: Locale) -> any CollationKeys {
        #if canImport(_FoundationICU)
        if let keys = UnicodeCollationKeys(locale: locale) { return keys }
        #endif
        return DecomposedKeys()
    }
}
