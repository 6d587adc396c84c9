/// The fields of a contact. If two people change the same contact, their changes are compared field by field.
public enum ContactField: String, Hashable, Sendable, CaseIterable {
    /// The given name.
    case firstName
    /// The family name.
    case lastName
    /// The employer.
    case company
    /// All telephone numbers together.
    case phones
    /// All mail addresses together.
    case mails
    /// All postal addresses together.
    case addresses
    /// The day of birth.
    case birthday
    /// Notes.
    case notes
    /// The picture.
    case photo

    /// Returns the fields in which two drafts differ, in the order of the screen.
    public static func differences(between one: ContactDraft, and other: ContactDraft) -> [ContactField] {
        allCases.filter { field in
            switch field {
            case .firstName: one.name.first != other.name.first
            case .lastName: one.name.last != other.name.last
            case .company: one.company != other.company
            case .phones: one.phones != other.phones
            case .mails: one.mails != other.mails
            case .addresses: one.addresses != other.addresses
            case .birthday: one.birthday != other.birthday
            case .notes: one.notes != other.notes
            case .photo: one.photo != other.photo
            }
        }
    }
}
