/// A person in the list of contacts.
public struct Contact: Identifiable, Hashable, Comparable, Sendable {
    public let id: Int
    public let firstName: String
    public let lastName: String
    public var fullName: String { "\(firstName) \(lastName)" }

    public init(id: Int, firstName: String, lastName: String) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
    }

    /// Sorts by the full name, without regard to case.
    public static func < (left: Contact, right: Contact) -> Bool { left.fullName.lowercased() < right.fullName.lowercased() }
}
