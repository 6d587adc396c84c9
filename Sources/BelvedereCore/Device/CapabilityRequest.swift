/// A task that only the person's device can do, such as finding its position. ``Device`` sends the request; the host (the program that
/// shows the app's views) passes it to the device and returns the answer.
nonisolated public enum CapabilityRequest: Sendable, Hashable {
    /// Get the position of the device.
    case position
    /// Let the person choose a file. `accepts` lists the file extensions and media types to offer.
    case read(accepts: [String])
    /// Offer the person a file to save.
    case save(SavedFile)
    /// Open an address outside the app.
    case open(link: String)
    /// Put a text on the clipboard.
    case copy(String)
    /// Read the text on the clipboard.
    case paste
}
