/// Something that only the person's device can do.
nonisolated public enum CapabilityRequest: Sendable, Hashable {
    /// Where the device is; asked only after the person pressed something.
    case position
    /// A file offered to the person to keep.
    case save(SavedFile)
    case open(link: String)
    case copy(String)
    case paste
}
