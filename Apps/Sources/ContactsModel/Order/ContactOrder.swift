/// By which name a list is sorted.
public enum ContactOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// By the full name as it is shown, which begins with the first name in most scripts.
    case firstName
    /// By the last name, and by the first name among those who share it.
    case lastName
}
