/// A part of a contact that two people can change at the same time.
public enum ContactField: String, Hashable, Sendable, CaseIterable {
    /// The given name.
    case firstName
    /// The family name.
    case lastName
    /// Telephone numbers, taken together.
    case phones
    /// Mail addresses, taken together.
    case mails

    /// The fields in which two drafts differ, in the order of the screen.
    public static func differences(between one: ContactDraft, and other: ContactDraft) -> [ContactField] {
        allCases.filter { field in
            switch field {
            case .firstName: one.name.first != other.name.first
            case .lastName: one.name.last != other.name.last
            case .phones: one.phones != other.phones
            case .mails: one.mails != other.mails
            }
        }
    }
}
