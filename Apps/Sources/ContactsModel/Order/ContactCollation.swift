public import Foundation
import Synchronization

/// The order of names in one language, ignoring case, by the full name or with the last name first.
///
/// The stored order, the index of an inserted row and the sections all use the ``SortKey`` of this type. So "Ann Z" and "Ann-Marie A"
/// cannot change their order between an insertion and a restart. ``ContactCollations`` chooses the language of a list.
///
/// On Linux, the Unicode collation algorithm makes the keys, with the rules of the locale: Swedish puts Å after Z, Chinese sorts by pinyin,
/// Persian puts Persian letters first. Accents count, case does not ("secondary strength"). Other platforms do not publish their sort keys.
/// There the keys are the letters, decomposed into Unicode scalars. The ``signature`` tells the two kinds of keys apart. A store that was
/// sorted with another signature is sorted again when it is opened.
public struct ContactCollation: Sendable {
    /// The language as a locale identifier, such as `en` or `zh-Hans`.
    public let language: String

    /// A text with everything on which the keys depend: the locale, the version of the collation, and the versions of ``NameFolding`` and
    /// of the sections. Only keys with equal signatures can be compared.
    public let signature: String

    private let keys: any CollationKeys
    private let labels: SectionLabels

    /// Creates the order of a locale, or takes it from a cache if it was created before.
    public init(locale: Locale = .current) {
        if let made = Self.known.withLock({ $0[locale.identifier] }) {
            self = made
        } else {
            // Create the order outside of the lock, because that takes milliseconds. If two threads create it at the same time, the two are
            // equal.
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

    /// Returns the sort key of a name.
    public func key(of name: ContactName, by order: ContactOrder = .firstName) -> SortKey {
        let text = order == .firstName ? name.full : name.lastFirst
        let bytes = keys.bytes(of: text)
        return SortKey(section: labels.section(of: text, key: bytes), collation: bytes)
    }

    /// Returns the title of a section in the list and in the jump index, such as "A", "Å" or "م". It is "#" for names that begin with no
    /// letter. For a script without index letters it is the script's name, such as "Georgian".
    public func title(ofSection section: Int) -> String {
        labels.title(of: section)
    }

    /// Returns whether the left contact comes before the right one in the list. Contacts with equal names are ordered by their identifiers.
    public func areInOrder(_ left: Contact, _ right: Contact) -> Bool { areInOrder(left, right, by: .firstName) }

    /// Returns whether the left contact comes before the right one in a given order.
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
