/// A person in the address book, as it was stored at one revision.
///
/// A value: it can cross sessions and wait in an edit form. It is never changed in place; hand it back to
/// ``ContactStore/update(_:to:key:)`` together with what it shall become, and the store can tell whether anybody else was
/// faster.
public struct Contact: Hashable, Sendable, Codable, Identifiable {
    /// Which contact it is, for ever: never used again after a deletion, and given back by an undone one.
    public struct ID: Hashable, Sendable, Codable, LosslessStringConvertible {
        /// The number the store gave, from 1 upwards.
        public let number: Int64

        /// An identifier from its number.
        public init(_ number: Int64) {
            self.number = number
        }

        /// An identifier from its written form, as it stands in a path such as `/contacts/mvvm/17`; nil for any other
        /// text.
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

    /// Which contact it is.
    public let id: ID
    /// How often it was saved: 1 after it was created. Two contacts of one identifier and one revision are equal.
    public let revision: Int
    /// All that a person can edit.
    public let content: ContactDraft

    /// A stored contact. Stores make these, and tests.
    public init(id: ID, revision: Int = 1, content: ContactDraft) {
        self.id = id
        self.revision = revision
        self.content = content
    }

    /// The given name.
    public var firstName: String { content.name.first }
    /// The family name.
    public var lastName: String { content.name.last }
    /// The name as it is shown and sorted; see ``ContactName/full``.
    public var fullName: String { content.name.full }
    /// Letters for the picture placeholder; see ``ContactName/initials``.
    public var initials: String { content.name.initials }
    /// Where the person works.
    public var company: String { content.company }
    /// Telephone numbers, in the person's order.
    public var phones: [LabelledValue] { content.phones }
    /// Mail addresses, in the person's order.
    public var mails: [LabelledValue] { content.mails }
    /// What stands below the name in a list: the first number, else the first mail address, else the company, unless that is
    /// the name itself.
    public var secondLine: String { phones.first?.value ?? mails.first?.value ?? (company == fullName ? "" : company) }
}
