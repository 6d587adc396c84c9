import PatternModel

/// The content of a row.
struct ContactViewModel: Identifiable, Hashable, Comparable {
    let id: Int
    let fullName: String

    init(_ contact: Contact) { (id, fullName) = (contact.id, contact.fullName) }

    static func < (left: Self, right: Self) -> Bool { left.fullName.lowercased() < right.fullName.lowercased() }
}
