/// What a run does to a file.
public enum PlannedAction: String, Sendable, Hashable, CaseIterable {
    /// It is not there and is made.
    case create
    /// It is there, and this program may change it.
    case update
    /// It is there as it should be.
    case unchanged
    /// It is there with a text that this program did not write, so it stays unless a person says `--force`.
    case conflict
    /// It goes.
    case delete
}
