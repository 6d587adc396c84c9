/// What somebody may do in the app for the staff.
public enum StaffRole: String, Sendable, Hashable, CaseIterable {
    /// Nothing: it is not known who they are.
    case nobody
    /// Look at everything.
    case viewer
    /// Change and delete as well.
    case editor

    /// Whether the role allows changes.
    public var canEdit: Bool { self == .editor }
}
