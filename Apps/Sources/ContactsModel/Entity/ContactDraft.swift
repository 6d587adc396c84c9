public import BelvedereCore

/// What a form holds: all of a contact that a person can edit, stored or not yet, and what came with its card.
///
/// ```swift
/// var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
/// draft.phones.append(LabelledValue(.mobile, "+358 40 1234567"))
/// let ann = try await store.create(draft)
/// ```
public struct ContactDraft: Hashable, Sendable {
    /// First and last name.
    public var name: ContactName
    /// Where the person works; empty if that is not known.
    public var company: String
    /// Telephone numbers, in the person's order.
    public var phones: [LabelledValue]
    /// Mail addresses, in the person's order.
    public var mails: [LabelledValue]
    /// Postal addresses, in the person's order.
    public var addresses: [PostalAddress] = []
    /// The day of birth, if it is known.
    public var birthday: CalendarDate?
    /// Whatever else is to be remembered, on any number of lines.
    public var notes = ""
    /// The address of a picture, see ``ContactPhoto``; empty if there is none.
    public var photo = ""
    /// What tells this card from all others, as the program says that wrote it; empty for a contact that came from no card.
    public var uid = ""
    /// Lines of the card that the app has no place for, as vCard 4.0 writes them. They go out again with an export.
    public var kept: [String] = []

    /// A draft; empty unless told otherwise.
    public init(
        firstName: String = "",
        lastName: String = "",
        company: String = "",
        phones: [LabelledValue] = [],
        mails: [LabelledValue] = []
    ) {
        name = ContactName(first: firstName, last: lastName)
        self.company = company
        self.phones = phones
        self.mails = mails
    }

    /// The draft as it may be stored: names trimmed, numbers and addresses trimmed, empty ones left out.
    ///
    /// - Parameter original: what is stored, where this is an edit of it; see ``isComplete(after:)``.
    /// - Throws: ``ContactValidationError`` when a name is missing after trimming. Stores call this themselves, so no
    ///   screen can forget it; a screen calls it to show the alert before it saves.
    public func validated(after original: ContactDraft? = nil) throws(ContactValidationError) -> ContactDraft {
        guard isComplete(after: original) else { throw ContactValidationError() }
        return tidied
    }

    /// The draft of a card as it may be stored. A card is kept with what it has, and be it a single name.
    ///
    /// - Throws: ``ContactValidationError`` when there is no name at all.
    public func validatedAsCard() throws(ContactValidationError) -> ContactDraft {
        guard !name.full.isEmpty else { throw ContactValidationError() }
        return tidied
    }

    /// Whether a person may save this: with first and last name, or with a name that they left as it was.
    ///
    /// The second is for organisations and people of one name that came with a card: whoever adds a number to them need not
    /// make a name up.
    public func isComplete(after original: ContactDraft? = nil) -> Bool {
        name.isComplete || (name == original?.name && !name.full.isEmpty)
    }

    private var tidied: ContactDraft {
        var draft = self
        draft.name = name.tidied
        draft.company = company.oneLine
        draft.phones = Self.tidied(phones)
        draft.mails = Self.tidied(mails)
        draft.addresses = addresses.map(\.tidied).filter { !$0.isEmpty }
        draft.notes = notes.trimmedLines
        draft.uid = uid.oneLine
        return draft
    }

    private static func tidied(_ values: [LabelledValue]) -> [LabelledValue] {
        values.compactMap { entry in
            let value = entry.value.oneLine
            return value.isEmpty ? nil : LabelledValue(entry.label.tidied, value)
        }
    }
}
