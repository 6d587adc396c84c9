/// The kind of change that a plan makes to a file.
public enum PlannedAction: String, Sendable, Hashable, CaseIterable {
    /// The file does not exist. The plan creates it.
    case create
    /// The file exists, and this program may change it. The plan replaces its text.
    case update
    /// The file already has the right content.
    case unchanged
    /// The file exists with a text that this program did not write. Without `--force`, the plan does not change it.
    case conflict
    /// The file exists. The plan deletes it.
    case delete
}
