/// A file that a person has handed over.
nonisolated public struct ReceivedFile: Sendable, Hashable {
    /// The name it has on the person's device. It comes from outside: never use it as a path.
    public var name: String
    /// What the device takes it for; it may be wrong.
    public var mediaType: String
    public var bytes: [UInt8]

    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
