/// The changes that one write makes to a list. Every write has a change set, which is empty if the write did not change the list.
public struct ContactChangeSet: Hashable, Sendable {
    /// The version of the store after the write. Each write adds 1. When a store becomes readable again after a failure, a reload can have
    /// the same version as the change set before it.
    public let version: Int
    /// The kind of the changes.
    public let kind: Kind

    /// The two kinds of change sets: single changes, or a reload.
    public enum Kind: Hashable, Sendable {
        /// Changes of rows, in order. The row indices of each change are valid after the changes before it.
        case edits([ContactChange])
        /// The list must read its count, sections and visible pages again, because there are too many changes to list. The reasons are a
        /// large import, a slow reader, or a write by another process.
        case reload
    }

    /// Creates a change set. A ``ContactStore`` calls this.
    public init(version: Int, kind: Kind) {
        self.version = version
        self.kind = kind
    }
}
