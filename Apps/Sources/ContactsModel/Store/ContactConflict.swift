/// A change that another person made to a contact while this person was editing it.
public struct ContactConflict: Hashable, Sendable {
    /// The contact when this person began to edit.
    public let original: Contact
    /// The contact as it is stored now, or nil if it was deleted.
    public let current: Contact?

    /// Creates a conflict. A ``ContactStore`` calls this.
    public init(original: Contact, current: Contact?) {
        self.original = original
        self.current = current
    }

    /// The fields that the other person changed. Empty if the contact was deleted, or if it was saved again without a change.
    public var changedFields: [ContactField] {
        current.map { ContactField.differences(between: original.content, and: $0.content) } ?? []
    }

    /// Whether the contact was deleted.
    public var wasDeleted: Bool { current == nil }
}
