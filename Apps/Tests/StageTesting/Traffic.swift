/// The traffic on the wire, in bytes.
public nonisolated struct Traffic: Sendable, Hashable, Codable {
    /// The bytes of the page in its first form.
    public var page: Int
    /// The bytes of frames to the page, without their headers.
    public var down: Int
    /// The bytes of frames from the page, without their headers.
    public var up: Int
}
