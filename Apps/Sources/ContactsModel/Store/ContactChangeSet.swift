/// What one write did to a list. There is one for every write, empty if the write did not touch the list.
public struct ContactChangeSet: Hashable, Sendable {
    /// The version of the store after the write; each write adds 1. A reload can come again for the last version, when a store that
    /// could not be read can be read again.
    public let version: Int
    /// What happened.
    public let kind: Kind

    /// What a write did.
    public enum Kind: Hashable, Sendable {
        /// Edits, each counting rows after the ones before it.
        case edits([ContactChange])
        /// Too much to tell one by one (an import of a whole town, a slow reader, another process's write): count, sections and visible
        /// pages are to be read again.
        case reload
    }

    /// A change set. Stores make these.
    public init(version: Int, kind: Kind) {
        self.version = version
        self.kind = kind
    }
}
