/// A file that the app offers the person to save.
nonisolated public struct SavedFile: Sendable, Hashable {
    /// The suggested file name.
    public var name: String
    /// The media type, e.g. `text/vcard; charset=utf-8`.
    public var mediaType: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// A file to offer to the person.
    ///
    /// - Parameters:
    ///   - name: the suggested file name.
    ///   - mediaType: the media type, e.g. `text/vcard; charset=utf-8`.
    ///   - bytes: the content.
    /// - Complexity: O(1). The bytes are not copied.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
