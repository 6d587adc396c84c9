/// Something that only the person's device can do. ``Device`` asks it; hosts answer.
nonisolated public enum CapabilityRequest: Sendable, Hashable {
    /// Where the device is.
    case position
    /// A file of the person's choice; name endings and media types that should be offered.
    case read(accepts: [String])
    /// A file offered to the person to keep.
    case save(SavedFile)
    case open(link: String)
    case copy(String)
    case paste
}
