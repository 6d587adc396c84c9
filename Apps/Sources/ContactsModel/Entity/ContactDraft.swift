/// What a form holds: all of a contact that a person can edit, stored or not yet.
///
/// ```swift
/// var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
/// draft.phones.append(LabelledValue(.mobile, "+358 40 1234567"))
/// let ann = try await store.create(draft)
/// ```
public struct ContactDraft: Hashable, Sendable, Codable {
    /// First and last name.
    public var name: ContactName
    /// Telephone numbers, in the person's order.
    public var phones: [LabelledValue]
    /// Mail addresses, in the person's order.
    public var mails: [LabelledValue]

    /// A draft; empty unless told otherwise.
    public init(
        firstName: String = "",
        lastName: String = "",
        phones: [LabelledValue] = [],
        mails: [LabelledValue] = []
    ) {
        name = ContactName(first: firstName, last: lastName)
        self.phones = phones
        self.mails = mails
    }

    /// The draft as it may be stored: names trimmed, numbers and addresses trimmed, empty ones left out.
    ///
    /// - Throws: ``ContactValidationError`` when a name is missing after trimming. Stores call this themselves, so no
    ///   screen can forget it; a screen calls it to show the alert before it saves.
    public func validated() throws(ContactValidationError) -> ContactDraft {
        guard name.isComplete else { throw ContactValidationError() }
        var draft = self
        draft.name = name.tidied
        draft.phones = Self.tidied(phones)
        draft.mails = Self.tidied(mails)
        return draft
    }

    private static func tidied(_ values: [LabelledValue]) -> [LabelledValue] {
        values.compactMap { entry in
            let value = entry.value.oneLine
            guard !value.isEmpty else { return nil }
            guard case .custom(let text) = entry.label else { return LabelledValue(entry.label, value) }
            let label = text.oneLine
            return LabelledValue(label.isEmpty ? .other : .custom(label), value)
        }
    }
}
