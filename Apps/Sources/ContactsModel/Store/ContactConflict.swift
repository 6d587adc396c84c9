/// What somebody else did to a contact while it was being edited here.
public struct ContactConflict: Hashable, Sendable {
    /// The contact as the edit began.
    public let original: Contact
    /// The contact as it is stored now; nil when it was deleted.
    public let current: Contact?

    /// A conflict. Stores make these.
    public init(original: Contact, current: Contact?) {
        self.original = original
        self.current = current
    }

    /// The fields that somebody else changed. Empty when the contact was deleted, or saved again as it was.
    public var changedFields: [ContactField] {
        current.map { ContactField.differences(between: original.content, and: $0.content) } ?? []
    }

    /// Whether the contact is gone.
    public var wasDeleted: Bool { current == nil }
}
