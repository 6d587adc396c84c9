/// A group of employees by age, used to filter the list.
nonisolated public enum AgeGroup: String, Sendable, Hashable, Codable, CaseIterable {
    case under30 = "under-30"
    case from30to49 = "30-49"
    case from50 = "50-and-over"

    /// Returns whether an age belongs to the group. An unknown age belongs to no group.
    public func contains(_ age: Int?) -> Bool {
        guard let age else { return false }
        return switch self {
        case .under30: age < 30
        case .from30to49: (30..<50).contains(age)
        case .from50: age >= 50
        }
    }
}
