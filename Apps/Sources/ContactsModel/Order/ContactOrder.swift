/// The name by which a list is sorted.
public enum ContactOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// By the full name as it is shown. In most scripts it begins with the first name.
    case firstName
    /// By the last name. Equal last names are sorted by the first name.
    case lastName
}
