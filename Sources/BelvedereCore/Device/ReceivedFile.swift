/// A file that a person has handed over.
nonisolated public struct ReceivedFile: Sendable, Hashable {
    /// The name it has on the person's device. It comes from outside: never use it as a path.
    public var name: String
    /// What the device takes it for; it may be wrong.
    public var mediaType: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// A file as a host received it. Apps get one from ``Device/readFile(accepts:timeLimit:)``.
    ///
    /// - Parameters:
    ///   - name: the name it has on the person's device.
    ///   - mediaType: what the device takes it for.
    ///   - bytes: the content.
    /// - Complexity: O(1). The bytes are not copied.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
