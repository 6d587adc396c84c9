/// A person in the address book, with the content that one save has stored.
///
/// A contact is an immutable value: sessions can share it, and an edit form can keep it while other people save. To save new content, pass
/// the old value and the content to ``ContactStore/update(_:to:key:)``. The store compares the old value with the stored one, and so
/// detects another person's change.
public struct Contact: Hashable, Sendable, Identifiable {
    /// The identifier of a contact. After a deletion no other contact gets it. Restoring the deleted contact also restores its identifier.
    public struct ID: Hashable, Sendable, Codable, LosslessStringConvertible {
        /// The number that the store assigned, from 1 upwards.
        public let number: Int64

        /// Creates an identifier from its number.
        public init(_ number: Int64) {
            self.number = number
        }

        /// Creates an identifier from its written form in a path such as `/contacts/mvvm/17`. Returns nil for any other text.
        public init?(_ description: String) {
            guard let number = Int64(description), number > 0 else { return nil }
            self.number = number
        }

        public var description: String { String(number) }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            number = try container.decode(Int64.self)
            if number < 1 { throw DecodingError.dataCorruptedError(in: container, debugDescription: "Contacts are numbered from 1.") }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
    }

    /// The identifier of the contact.
    public let id: ID
    /// The number of saves, 1 after the creation. Two contacts with the same identifier and the same revision are equal.
    public let revision: Int
    /// The content that a person can edit.
    public let content: ContactDraft
    /// The texts of the contact's row in a list. All copies of this contact share one object, so the texts are made once.
    public let rowTexts: ContactRowTexts

    /// Creates a stored contact. A ``ContactStore`` and tests call this.
    public init(id: ID, revision: Int = 1, content: ContactDraft) {
        self.id = id
        self.revision = revision
        self.content = content
        rowTexts = ContactRowTexts(of: content)
    }

    /// The given name.
    public var firstName: String { content.name.first }
    /// The family name.
    public var lastName: String { content.name.last }
    /// The name as it is shown and sorted; see ``ContactName/full``.
    public var fullName: String { rowTexts.name }
    /// The initials, shown in place of a picture; see ``ContactName/initials``.
    public var initials: String { rowTexts.initials }
    /// The person's employer.
    public var company: String { content.company }
    /// Telephone numbers, in the person's order.
    public var phones: [LabelledValue] { content.phones }
    /// Mail addresses, in the person's order.
    public var mails: [LabelledValue] { content.mails }
    /// The text below the name in a list: the first number, else the first mail address, else the company. The company is left out if it
    /// equals the name.
    public var secondLine: String { rowTexts.detail }

    public static func == (left: Contact, right: Contact) -> Bool {
        left.id == right.id && left.revision == right.revision && left.content == right.content
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(revision)
        hasher.combine(content)
    }
}

extension Contact: Codable {
    private enum Key: String, CodingKey {
        case id, revision, content
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try values.decode(ID.self, forKey: .id), revision: try values.decode(Int.self, forKey: .revision),
            content: try values.decode(ContactDraft.self, forKey: .content)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(revision, forKey: .revision)
        try values.encode(content, forKey: .content)
    }
}
