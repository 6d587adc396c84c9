/// A file that the person chose for the app.
nonisolated public struct ReceivedFile: Sendable, Hashable, Codable {
    /// The file name on the person's device. It comes from outside the app and may be an attack: never use it as a path.
    public var name: String
    /// The media type that the device reports. It may be wrong.
    public var mediaType: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// A file as a host received it. Apps get one from ``Device/readFile(accepts:timeLimit:)``.
    ///
    /// - Parameters:
    ///   - name: the file name on the person's device.
    ///   - mediaType: the media type that the device reports.
    ///   - bytes: the content.
    /// - Complexity: O(1). The bytes are not copied.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
