public import BelvedereCore

/// The content of a form: everything of a contact that a person can edit. It also stores the lines of an imported vCard for which the form
/// has no field.
///
/// ```swift
/// var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
/// draft.phones.append(LabelledValue(.mobile, "+358 40 1234567"))
/// let ann = try await store.create(draft)
/// ```
public struct ContactDraft: Hashable, Sendable {
    /// The first and the last name.
    public var name: ContactName
    /// The person's employer, empty if unknown.
    public var company: String
    /// Telephone numbers, in the person's order.
    public var phones: [LabelledValue]
    /// Mail addresses, in the person's order.
    public var mails: [LabelledValue]
    /// Postal addresses, in the person's order.
    public var addresses: [PostalAddress] = []
    /// The day of birth, nil if unknown.
    public var birthday: CalendarDate?
    /// Free notes, with any number of lines.
    public var notes = ""
    /// The address of a picture, see ``ContactPhoto``. Empty if there is no picture.
    public var photo = ""
    /// The identifier (`UID`) of the vCard, which the program that wrote the card has assigned. Empty for a contact that was not imported.
    public var uid = ""
    /// Lines of the imported vCard that the app cannot show completely, in the syntax of vCard 4.0. Some belong to no field of the app.
    /// Others add details to a number, a name or a company. An export contains all of them again.
    public var kept: [String] = []

    /// Creates a draft, by default an empty one.
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

    /// Returns the draft in the form in which a store saves it: names, numbers and addresses are trimmed, and empty entries are left out.
    ///
    /// - Parameter original: the stored content, if the draft changes an existing contact; see ``isComplete(after:)``.
    /// - Throws: ``ContactValidationError`` if a name is missing after trimming, or too long. Every store calls this method, so the check
    ///   cannot be forgotten. A screen also calls it, to show an alert before it saves.
    public func validated(after original: ContactDraft? = nil) throws(ContactValidationError) -> ContactDraft {
        guard isComplete(after: original) else { throw ContactValidationError(isTooLong: name.isTooLong) }
        return tidied
    }

    /// Returns the draft of an imported vCard in the form in which a store saves it. Unlike ``validated(after:)``, this accepts a draft
    /// with only a first or only a last name.
    ///
    /// - Throws: ``ContactValidationError`` if there is no name at all.
    public func validatedAsCard() throws(ContactValidationError) -> ContactDraft {
        guard !name.full.isEmpty else { throw ContactValidationError() }
        return tidied
    }

    /// Returns whether a person may save the draft. The first and last name must both be present and short enough, unless the person did
    /// not change the name.
    ///
    /// An unchanged name is always accepted, because imported cards of organisations, and of some people, have only one name. A person who
    /// adds a number to such a contact does not have to invent a second name.
    public func isComplete(after original: ContactDraft? = nil) -> Bool {
        (name.isComplete && !name.isTooLong) || (name == original?.name && !name.full.isEmpty)
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
        values.map(\.tidied).filter { !$0.value.isEmpty }
    }
}
