/// The rights of a person in the app for the staff.
public enum StaffRole: String, Sendable, Hashable, CaseIterable {
    /// The person is unknown and has no rights.
    case nobody
    /// The person may read everything.
    case viewer
    /// The person may read, change and delete.
    case editor

    /// Whether a person with this role may change employees.
    public var canEdit: Bool { self == .editor }
}
