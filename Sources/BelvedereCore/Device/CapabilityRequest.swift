/// Something that only the person's device can do. ``Device`` asks it; hosts answer.
nonisolated public enum CapabilityRequest: Sendable, Hashable {
    /// Where the device is.
    case position
    /// A file of the person's choice; name endings and media types that should be offered.
    case read(accepts: [String])
    /// A file offered to the person to keep.
    case save(SavedFile)
    /// An address outside the app, to be opened.
    case open(link: String)
    /// A text for the clipboard.
    case copy(String)
    /// The text on the clipboard.
    case paste
}
