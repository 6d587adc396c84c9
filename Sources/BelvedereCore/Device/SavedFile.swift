/// A file for the person to keep.
nonisolated public struct SavedFile: Sendable, Hashable {
    public var name: String
    /// The media type, e.g. `text/vcard; charset=utf-8`.
    public var mediaType: String
    public var bytes: [UInt8]

    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
